"""The analysis of a match for the templates: a graph of chances, costly choices, and luck."""

from functools import cached_property

from serenissima.analysis.match_analysis import MatchAnalysis
from serenissima.analysis.memory import Shares
from serenissima.kernel.message import Seat
from serenissima.service import AskedAnalysis
from serenissima.web.presentation.table_page import TablePage
from serenissima.words.analysis import CostlyChoice, LuckyMoment, lucky_moments, tell_costly

TOP, EDGE = 100, 4  # the height of the graph, and the room above and below its lines
PLACES = 1  # decimals of a point in the graph


class AnalysisPage:
    """The findings about a match, in words and as points of a graph.

    Args:
        table: the page of the table, in the visitor's language.
        asked: the analysis, finished or not.
        practise: the path of the visitor's first own costly choice to practise; or empty.
        on_device: whether the visitor's own device has computed it.
    """

    def __init__(
        self,
        table: TablePage,
        asked: AskedAnalysis,
        practise: str = "",
        *,
        on_device: bool = False,
    ) -> None:
        self.table, self._asked = table, asked
        self.practise, self.on_device = practise, on_device

    @property
    def failed(self) -> bool:
        """Whether the analysis can't be computed."""
        return self._asked.failed is not None

    @property
    def percent(self) -> int:
        """The part that is done, of 100."""
        return round(100 * self._asked.part)

    @property
    def done(self) -> bool:
        """Whether it is finished."""
        return self._asked.analysis is not None

    @cached_property
    def found(self) -> MatchAnalysis:
        """The finished analysis."""
        assert self._asked.analysis is not None
        return self._asked.analysis

    @property
    def last(self) -> int:
        """The last step."""
        return len(self.found.chances) - 1

    @property
    def even(self) -> float:
        """The height of an even share in the graph."""
        return _height(1 / len(self.table.seats))

    @property
    def seats(self) -> range:
        """The seats of the match."""
        return self.table.seats

    def points(self, seat: int, *, known: bool) -> str:
        """Return a seat's line in the graph: x is the step, y runs from 0 at the top to `TOP`."""
        chances = self._chances(known=known)[:, seat]
        return " ".join(
            f"{at},{_height(float(share)):.{PLACES}f}" for at, share in enumerate(chances)
        )

    def percents(self, *, known: bool) -> str:
        """Return the chances of all steps in percent, for the script: `50 50,49 51,…`."""
        rows = (100 * self._chances(known=known)).round().astype(int).tolist()
        return ",".join(" ".join(map(str, row)) for row in rows)

    def height(self, one: CostlyChoice, *, known: bool) -> str:
        """Return the height of a costly choice in the graph: on the line of its seat."""
        return f"{_height(float(self._chances(known=known)[one.at, one.seat])):.{PLACES}f}"

    @cached_property
    def costly(self) -> list[CostlyChoice]:
        """The costly choices, in the order of the match."""
        page = self.table
        return tell_costly(self.found, page.speaker, page.describe_action)

    @cached_property
    def lucky(self) -> list[LuckyMoment]:
        """The moments with the most luck."""
        return lucky_moments(self.found)

    @property
    def luck(self) -> list[tuple[int, int]]:
        """Each seat with its luck in the whole match, in percent."""
        return [
            (seat, round(100 * float(luck))) for seat, luck in enumerate(self.found.luck.sum(0))
        ]

    def sentence(self, one: CostlyChoice) -> str:
        """Return the heading of a costly choice."""
        return self.table.word("page-analysis-cost", seat=Seat(one.seat), percent=one.percent)

    def lucky_sentence(self, one: LuckyMoment) -> str:
        """Return the heading of a lucky moment."""
        return self.table.word("page-analysis-lucky", seat=Seat(one.seat), percent=one.percent)

    def _chances(self, *, known: bool) -> Shares:
        return self.found.known if known else self.found.chances


def _height(share: float) -> float:
    """Return the height at which a share is drawn."""
    return EDGE + (TOP - 2 * EDGE) * (1 - share)
