/* The baseline: random matches of Sushi Go! as you would write them by hand in C11.
 *
 * The speed of the engine (src/bordspil/games/sushi_go/rules.py, compiled) is measured as a fraction of this
 * file's, so nothing here is held back: one struct, one translation unit, nothing virtual, no phases to
 * dispatch on, no variants. The algorithm is still the same: the same draws in the same order from the same
 * generator, the same packed cards, the same hash at the end. The hashes are compared before anything is
 * timed: a twin that plays other matches would measure nothing.
 *
 *     cc -std=c11 -O3 -fwrapv -fPIC -shared sushi_go_twin.c -o sushi_go_twin.so
 *
 * Standard game only, 2 to 5 seats: no passing both ways, no invisible player.
 */

#include <stdint.h>
#include <string.h>

enum { SEATS = 5, KINDS = 12, ROUNDS = 3, CARDS = 108, SPARE = 16 };

/* The slots of packed cards; only trays use the last three. */
enum {
    TEMPURA, SASHIMI, DUMPLING, MAKI1, MAKI2, MAKI3, SALMON, SQUID, EGG, PUDDING, WASABI, CHOPSTICKS,
    DIPPED_SALMON, DIPPED_SQUID, DIPPED_EGG
};

/* The phase of a match. Only the first and the last of the engine's phases outlive a playout. */
enum { DEAL = 0, OVER = 8 };

#define FULL_DECK UINT64_C(0x46a55a8c6eee)
#define ALL_KINDS UINT64_C(0x111111111111)
#define TOP_BITS UINT64_C(0x888888888888)
#define NIGIRI UINT64_C(0x000111000000)
#define EVEN_KINDS UINT64_C(0x0f0f0f0f0f0f)

static const uint8_t HAND_SIZES[SEATS + 1] = {0, 0, 10, 9, 8, 7};
static const uint8_t DUMPLINGS[6] = {0, 1, 3, 6, 10, 15};

typedef struct {
    uint64_t a, b, c, d;
} Rng;

typedef struct {
    uint64_t hand[SEATS];
    uint64_t tray[SEATS];
    uint64_t deck;
    uint64_t discard;
    int32_t seat_count;
    int32_t turn;
    int16_t pick[SEATS];
    int16_t score[SEATS];
    uint8_t dessert[SEATS];
    uint8_t phase;
    uint8_t round;
    uint8_t round_turn;
    uint8_t hand_size;
} State;

/* Chance: xoshiro256** and Lemire's exact method. */

static inline uint64_t next_word(Rng *rng)
{
    uint64_t scrambled = rng->b * 5;
    uint64_t shifted = rng->b << 17;
    scrambled = (scrambled << 7 | scrambled >> 57) * 9;
    rng->c ^= rng->a;
    rng->d ^= rng->b;
    rng->b ^= rng->c;
    rng->a ^= rng->d;
    rng->c ^= shifted;
    rng->d = rng->d << 45 | rng->d >> 19;
    return scrambled;
}

static inline uint32_t below(Rng *rng, uint32_t limit)
{
    uint64_t product = (next_word(rng) >> 32) * limit;
    if ((uint32_t)product < limit) {
        /* Needed once in tens of millions of draws, so the slow division is here. */
        uint32_t threshold = -limit % limit;
        while ((uint32_t)product < threshold)
            product = (next_word(rng) >> 32) * limit;
    }
    return (uint32_t)(product >> 32);
}

/* Packed cards: the count of each kind, four bits each. */

static inline uint64_t one(int kind) { return UINT64_C(1) << 4 * kind; }

static inline int count_of(uint64_t packed, int kind) { return (int)(packed >> 4 * kind & 15); }

static inline uint64_t pairs_in(uint64_t packed)
{
    return (packed >> 1 | packed >> 2 | packed >> 3) & ALL_KINDS;
}

static inline uint64_t kinds_in(uint64_t packed) { return (packed & ALL_KINDS) | pairs_in(packed); }

static inline int kinds_count(uint64_t kinds) { return (int)(kinds * ALL_KINDS >> 44 & 15); }

static inline int lowest_kind(uint64_t kinds) { return __builtin_ctzll(kinds) >> 2; }

/* The product numbers the kinds 1, 2, … from below; the wanted number is where the difference has its first
 * zero. A loop that drops kind after kind would mispredict its end at nearly every choice. */
static inline int nth_kind(uint64_t kinds, int number)
{
    uint64_t apart = kinds * ALL_KINDS ^ (uint64_t)(number + 1) * ALL_KINDS;
    return lowest_kind((apart - ALL_KINDS) & ~apart & TOP_BITS);
}

/* Two kinds to a byte first: four bits can't hold the sum. */
static inline int size(uint64_t packed)
{
    uint64_t pairs = (packed & EVEN_KINDS) + (packed >> 4 & EVEN_KINDS);
    return (int)(pairs * UINT64_C(0x010101010101) >> 40 & 255);
}

/* Unpacks card by card. Sixteen at a time are one store; the next kind overwrites the surplus. */
static inline int spread(uint64_t packed, uint8_t *cards)
{
    int total = 0;
    for (int kind = 0; kind < KINDS; kind++) {
        memset(cards + total, kind, SPARE);
        total += count_of(packed, kind);
    }
    return total;
}

static inline int take(uint8_t *cards, int total, Rng *rng)
{
    uint32_t chosen = below(rng, (uint32_t)total);
    int card = cards[chosen];
    cards[chosen] = cards[total - 1];
    return card;
}

/* A nigiri goes onto an open wasabi. Without branches, as nothing predicts the next card. */
static inline uint64_t laid(uint64_t tray, int kind)
{
    int dips = count_of(NIGIRI, kind) & (count_of(tray, WASABI) > 0);
    return tray + one(kind + (DIPPED_SALMON - SALMON) * dips) - one(WASABI) * (uint64_t)dips;
}

/* Playing. */

static inline void deal(State *state, Rng *rng)
{
    uint8_t cards[CARDS + SPARE];
    int total = spread(state->deck, cards);
    int hand_size = HAND_SIZES[state->seat_count];
    for (int seat = 0; seat < state->seat_count; seat++) {
        uint64_t hand = 0;
        for (int index = 0; index < hand_size; index++)
            hand += one(take(cards, total--, rng));
        state->hand[seat] = hand;
        state->deck -= hand;
    }
    state->hand_size = (uint8_t)hand_size;
    state->round++;
    state->round_turn = 0;
}

/* One draw from all choices in their order: every kind alone, then with chopsticks every ordered pair. */
static inline int random_action(const State *state, int seat, Rng *rng)
{
    uint64_t hand = state->hand[seat];
    uint64_t kinds = kinds_in(hand);
    int singles = kinds_count(kinds);
    /* Hands have at least two cards when seats choose, so chopsticks on the tray can always be used. */
    if (count_of(state->tray[seat], CHOPSTICKS) == 0)
        return nth_kind(kinds, (int)below(rng, (uint32_t)singles));
    uint64_t doubles = pairs_in(hand);
    int number = (int)below(rng, (uint32_t)(singles * singles + kinds_count(doubles)));
    if (number < singles)
        return nth_kind(kinds, number);
    number -= singles;
    for (;;) {
        int first = lowest_kind(kinds);
        int row = singles - 1 + count_of(doubles, first);
        if (number < row)
            return first + KINDS * (nth_kind(kinds_in(hand - one(first)), number) + 1);
        number -= row;
        kinds &= kinds - 1;
    }
}

static inline void lay_pick(State *state, int seat)
{
    int action = state->pick[seat];
    state->pick[seat] = -1;
    if (action < KINDS) {
        state->hand[seat] -= one(action);
        state->tray[seat] = laid(state->tray[seat], action);
    } else {
        int first = action % KINDS;
        int second = action / KINDS - 1;
        state->hand[seat] += one(CHOPSTICKS) - one(first) - one(second);
        state->tray[seat] = laid(laid(state->tray[seat], first), second) - one(CHOPSTICKS);
    }
}

static inline void pass_hands(State *state)
{
    int last = state->seat_count - 1;
    uint64_t saved = state->hand[last];
    for (int seat = last; seat > 0; seat--)
        state->hand[seat] = state->hand[seat - 1];
    state->hand[0] = saved;
}

static inline void play_turn(State *state, Rng *rng)
{
    for (int seat = 0; seat < state->seat_count; seat++)
        state->pick[seat] = (int16_t)random_action(state, seat, rng);
    for (int seat = 0; seat < state->seat_count; seat++)
        lay_pick(state, seat);
    state->hand_size--;
    state->turn++;
    state->round_turn++;
    pass_hands(state);
}

static inline void lay_last(State *state)
{
    for (int seat = 0; seat < state->seat_count; seat++) {
        state->tray[seat] = laid(state->tray[seat], lowest_kind(state->hand[seat]));
        state->hand[seat] = 0;
    }
    state->hand_size = 0;
}

/* Scoring. */

static inline int nigiri_points(uint64_t tray, int kind, int value)
{
    return value * (count_of(tray, kind) + 3 * count_of(tray, kind + (DIPPED_SALMON - SALMON)));
}

static inline int tray_points(uint64_t tray)
{
    int dumplings = count_of(tray, DUMPLING);
    return 5 * (count_of(tray, TEMPURA) / 2) + 10 * (count_of(tray, SASHIMI) / 3)
        + DUMPLINGS[dumplings < 5 ? dumplings : 5] + nigiri_points(tray, SALMON, 2)
        + nigiri_points(tray, SQUID, 3) + nigiri_points(tray, EGG, 1);
}

static inline void score_maki(State *state)
{
    int rolls[SEATS], most = 0, second = 0, most_count = 0, second_count = 0;
    for (int seat = 0; seat < state->seat_count; seat++) {
        uint64_t tray = state->tray[seat];
        int own = count_of(tray, MAKI1) + 2 * count_of(tray, MAKI2) + 3 * count_of(tray, MAKI3);
        rolls[seat] = own;
        if (own > most) {
            second = most, second_count = most_count;
            most = own, most_count = 1;
        } else if (own == most) {
            most_count++;
        } else if (own > second) {
            second = own, second_count = 1;
        } else if (own == second) {
            second_count++;
        }
    }
    int most_share = 6 / most_count;
    int second_share = most_count == 1 && second_count > 0 ? 3 / second_count : 0;
    for (int seat = 0; seat < state->seat_count; seat++) {
        if (rolls[seat] == 0)
            continue;
        if (rolls[seat] == most)
            state->score[seat] += most_share;
        else if (rolls[seat] == second)
            state->score[seat] += second_share;
    }
}

static inline void score_round(State *state)
{
    score_maki(state);
    for (int seat = 0; seat < state->seat_count; seat++) {
        uint64_t tray = state->tray[seat];
        uint64_t plain = tray & (one(DIPPED_SALMON) - 1) & ~(15 * one(PUDDING));
        uint64_t dipped = tray >> 4 * DIPPED_SALMON;
        state->score[seat] += tray_points(tray);
        state->dessert[seat] += count_of(tray, PUDDING);
        /* A dipped nigiri is two cards: itself and the wasabi below. */
        state->discard += plain + (dipped << 4 * SALMON) + one(WASABI) * (uint64_t)size(dipped);
        state->tray[seat] = 0;
    }
}

static inline void score_desserts(State *state)
{
    int most = state->dessert[0], fewest = most, most_count = 0, fewest_count = 0;
    for (int seat = 1; seat < state->seat_count; seat++) {
        int own = state->dessert[seat];
        most = own > most ? own : most;
        fewest = own < fewest ? own : fewest;
    }
    if (most == fewest)
        return;
    for (int seat = 0; seat < state->seat_count; seat++) {
        most_count += state->dessert[seat] == most;
        fewest_count += state->dessert[seat] == fewest;
    }
    for (int seat = 0; seat < state->seat_count; seat++) {
        if (state->dessert[seat] == most)
            state->score[seat] += 6 / most_count;
        else if (state->dessert[seat] == fewest && state->seat_count > 2)
            state->score[seat] -= 6 / fewest_count;
    }
}

static inline void playout(State *state, Rng *rng)
{
    while (state->round < ROUNDS) {
        deal(state, rng);
        while (state->hand_size > 1)
            play_turn(state, rng);
        lay_last(state);
        score_round(state);
    }
    score_desserts(state);
    state->phase = OVER;
}

static inline uint64_t fingerprint(const State *state)
{
    uint64_t mixed = state->deck * 31 + state->discard;
    for (int seat = 0; seat < state->seat_count; seat++) {
        mixed = mixed * 16777619 ^ state->hand[seat];
        mixed = mixed * 16777619 ^ state->tray[seat];
        int rest = (state->score[seat] + 1024) * 65536 + state->dessert[seat] * 4096 + state->pick[seat] + 1;
        mixed = mixed * 16777619 ^ (uint64_t)rest;
    }
    return mixed ^ (uint64_t)((state->phase * 256 + state->round) * 256 + state->round_turn);
}

static State fresh(int seat_count)
{
    State state = {.deck = FULL_DECK, .seat_count = seat_count, .phase = DEAL};
    state.hand_size = HAND_SIZES[seat_count];
    memset(state.pick, -1, sizeof state.pick);
    return state;
}

/* What the benchmark calls. The generator goes on from `words`, as the engine's does. */
uint64_t twin_playouts(uint64_t words[4], int seat_count, long count)
{
    Rng rng = {words[0], words[1], words[2], words[3]};
    const State start = fresh(seat_count);
    uint64_t mixed = 0;
    for (long number = 0; number < count; number++) {
        State scratch = start;
        playout(&scratch, &rng);
        mixed = mixed * 16777619 ^ fingerprint(&scratch);
    }
    words[0] = rng.a, words[1] = rng.b, words[2] = rng.c, words[3] = rng.d;
    return mixed;
}

/* The counterpart of run_copies. Without the barrier the compiler would copy once, or never. */
void twin_copies(long count)
{
    State source = fresh(4), scratch;
    for (long number = 0; number < count; number++) {
        __asm__ volatile("" : : "r"(&source) : "memory");
        scratch = source;
        __asm__ volatile("" : : "r"(&scratch) : "memory");
    }
}
