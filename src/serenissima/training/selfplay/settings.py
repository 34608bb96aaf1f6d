"""How networks learn."""

from dataclasses import dataclass


@dataclass(frozen=True)
class TrainingSettings:
    """The parameters of the training.

    Attributes:
        rows: matches side by side, for all numbers of seats together.
        steps: choices in each row between two updates.
        epochs: how often an update goes through all choices.
        minibatch: choices in a step of the optimizer.
        rate, last_rate: the learning rate at the beginning and at the end.
        entropy, last_entropy: the weight of the policy's entropy at the beginning and at the end.
        magnet: the weight of the distance from the average policy.
        average: the share of the average policy that an update replaces.
        clip: how much an update may change the ratio of two probabilities.
        trace: how far an advantage looks ahead: the lambda of Schulman et al. 2016.
        critic_trace: the same for what the critic learns.
        rivals: the share of rows in which one seat learns and rivals have the others.
        redeals: the redeals of the rival `greedy`.
        norm: the largest norm of a network's gradient.
        imitate: the player that has all seats and that the policy learns to choose like, instead of
            by reinforcement; empty for self-play.
        slips: the share of actions that are random then, so that the networks see more positions.
        against: the player that has all seats but one in every row, and doesn't learn; empty for
            self-play.
        latest: the latest matches on which a rival's figure rests.
    """

    rows: int = 128
    steps: int = 256
    epochs: int = 2
    minibatch: int = 1024
    rate: float = 5e-4
    last_rate: float = 5e-5
    entropy: float = 0.02
    last_entropy: float = 0.003
    magnet: float = 0.02
    average: float = 0.02
    clip: float = 0.2
    trace: float = 0.97
    critic_trace: float = 0.995
    rivals: float = 0.25
    redeals: int = 4
    norm: float = 0.5
    imitate: str = ""
    slips: float = 0.08
    against: str = ""
    latest: int = 300
