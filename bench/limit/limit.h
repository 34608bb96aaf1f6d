/* What the rules in C have in common: dice, the play of many matches, and how it is told.

   Usage of each program: NAME LOW HIGH MATCHES REPEATS TERM ...
   plays MATCHES a repetition, one after another, with dice that start at the words LOW and HIGH
   and the terms of the match, which stand in the order of the game's fields. It prints a line
   `decisions seconds` each; then how many matches ended in each way, from the second code on, what
   each seat won, and the two words of the dice. It exits with UNWRITTEN if it does not play by
   those terms. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef int8_t count;

enum { MOST_TERMS = 4096, MOST_ENDINGS = 16, MOST_SEATS = 8, UNWRITTEN = 3 };

/* ---- dice: xoroshiro64** ---------------------------------------------------------------------- */

typedef struct { uint32_t low, high; } Dice;

static inline uint32_t turned(uint32_t word, int by) { return (word << by) | (word >> (32 - by)); }

static inline uint32_t word(Dice *dice) {
    uint32_t a = dice->low, b = dice->high;
    uint32_t result = turned(a * 0x9E3779BBu, 5) * 5;
    b ^= a;
    dice->low = turned(a, 26) ^ b ^ (b << 9);
    dice->high = turned(b, 13);
    return result;
}

static inline int below(Dice *dice, int n) {
    return (int)(((uint64_t)word(dice) * (uint64_t)n) >> 32);
}

static inline int sum(const count *counts, int n) {
    int whole = 0;
    for (int i = 0; i < n; i++) whole += counts[i];
    return whole;
}

/* ---- many matches ------------------------------------------------------------------------------ */

typedef struct {
    int seats, endings;  /* of `ending` all codes are counted, the first, that it goes on, too */
    int ending;          /* of the last match */
    double shares[MOST_SEATS];
} Played;

/* Whether the program plays by these terms; if so, `played` gets its numbers. */
static int begin(const int *terms, int n, Played *played);

/* Play a match; return the number of decisions. */
static int play(Dice *dice, Played *played);

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

int main(int argc, char **argv) {
    int terms[MOST_TERMS], n = argc - 5;
    if (n < 0 || n > MOST_TERMS) return fputs("usage: LOW HIGH MATCHES REPEATS TERM ...\n", stderr), 2;
    Dice dice = {(uint32_t)strtoul(argv[1], 0, 10), (uint32_t)strtoul(argv[2], 0, 10)};
    long matches = atol(argv[3]), repeats = atol(argv[4]), endings[MOST_ENDINGS] = {0};
    for (int i = 0; i < n; i++) terms[i] = atoi(argv[5 + i]);
    double shares[MOST_SEATS] = {0};
    Played played;
    if (!begin(terms, n, &played)) return UNWRITTEN;
    for (long r = 0; r < repeats; r++) {
        double begun = now();
        long long decisions = 0;
        for (long m = 0; m < matches; m++) {
            decisions += play(&dice, &played);
            endings[played.ending]++;
            for (int seat = 0; seat < played.seats; seat++) shares[seat] += played.shares[seat];
        }
        printf("%lld %.9f\n", decisions, now() - begun);
    }
    for (int i = 1; i < played.endings; i++) printf("%ld ", endings[i]);
    for (int seat = 0; seat < played.seats; seat++) printf("%.17g ", shares[seat]);
    printf("%u %u\n", dice.low, dice.high);
    return 0;
}
