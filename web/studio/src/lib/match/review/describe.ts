// Describes reviews in the reader's language.
import type { BetterMove, Deed, JudgedTurn, MatchPiece, MatchReview, MatchTile, ReviewHeadline, TurningPoint } from 'bastide-engine';
import { t } from '@/i18n';
import { joinWords } from '@/i18n/joinWords';
import { locale } from '@/i18n/language';
import { areSame } from '@/lib/game/square';
import { beside, cornerOf, looks, tileName } from '@/lib/match/describe';

const onePlace = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** "6.2" */
export const decimal = (points: number) => onePlace.format(points);

/** "+6.2", "−0.5" */
export const signedDecimal = (points: number) => {
  const text = decimal(Math.abs(points));
  return Number(Math.abs(points).toFixed(1)) === 0 ? text : `${points < 0 ? '−' : '+'}${text}`;
};

/** "+6", "−1", "0" */
const signedWhole = (points: number) => (points === 0 ? '0' : `${points < 0 ? '−' : '+'}${Math.abs(points)}`);

export const percent = (chance: number) => Math.round(100 * chance);

/** The chess mark of each quality. */
export const marks = { best: '', good: '', inaccuracy: '?!', mistake: '?', blunder: '??' } as const;

const ownersOf = ({ owners }: Deed, mover: number, names: readonly string[]) =>
  owners.length === 1 && owners[0] === mover ? [] : owners.map((owner) => names[owner]!);

/** "completes Anna's road for 4 points and claims a field" */
export const describeEffects = (does: readonly Deed[], mover: number, names: readonly string[]) =>
  joinWords(does.map((effect) => t.review.does(effect, ownersOf(effect, mover, names))));

/** The effects that others do not include. */
export const without = (does: readonly Deed[], others: readonly Deed[]) => {
  const texts = new Set(others.map((other) => JSON.stringify(other)));
  return does.filter((effect) => !texts.has(JSON.stringify(effect)));
};

export interface PlacedMove {
  x: number;
  y: number;
  rotation: number;
  /** The feature of the meeple; null for none. */
  meeple: MatchPiece | null;
  /** The meeple's place in the record, such as "rE", or "-". */
  word: string;
}

const kindOf: Record<string, MatchPiece> = { c: 'city', r: 'road', m: 'monastery', f: 'field' };

/** Parses "RFr 1 0 0 rE". */
export function parseMove(move: string): PlacedMove {
  const [, x, y, rotation, meeple] = move.split(' ') as [string, string, string, string, string];
  return { x: Number(x), y: Number(y), rotation: Number(rotation), meeple: kindOf[meeple[0]!] ?? null, word: meeple };
}

/** The moves that are better than the one played, the best first. Differences that are shown as 0.0 do not count. */
export const optionsOf = (turn: JudgedTurn): readonly BetterMove[] => turn.best.filter(({ value }) => value - turn.after >= 0.05);

/** "A" for the first. */
export const letterOf = (place: number) => String.fromCharCode('A'.charCodeAt(0) + place);

/** The words of a move: what it does, and where its meeple is. */
type Described = Pick<BetterMove, 'move' | 'does'>;


/** "completes a road for 4 points, no meeple", "claims a field" */
export function describeMove({ move, does }: Described, player: number, names: readonly string[]): string {
  const { meeple } = parseMove(move);
  const isSaid = does.some(({ act, kind }) => act === 'claims' && kind === meeple);
  return joinParts([describeEffects(does, player, names), isSaid ? '' : t.review.meepleOn(meeple)]);
}
const joinParts = (parts: readonly string[]) => parts.filter((each) => each !== '').join(', ');

/** What is on the sides of a move: "a curve of road to the north and a monastery to the west". */
function describeNeighbours({ x, y }: PlacedMove, board: readonly MatchTile[]): string {
  const neighbours = beside({ x, y }).flatMap((square, side) => {
    const tile = board.find((each) => areSame(each, square));
    return tile ? [t.review.neighbour(tileName(tile.tile), side)] : [];
  });
  return neighbours.length === 0 ? '' : t.review.nextTo(joinWords(neighbours));
}

// Adds the details to texts that are the same, unless the details are the same as well.
const tellApart = (texts: readonly string[], details: readonly string[]): readonly string[] =>
  texts.map((text, i) => (texts.some((other, j) => other === text && details[j] !== details[i]) ? joinParts([text, details[i]!]) : text));

/**
 * Moves of the same tile, none of which reads like another: "completes a road for 4 points, no meeple", and if need be its
 * neighbours on the board before, the side of its meeple, the rotation of the tile, or its square.
 */
export function describeMoves(moves: readonly Described[], tile: string, player: number, board: readonly MatchTile[], names: readonly string[]): readonly string[] {
  const placed = moves.map(({ move }) => parseMove(move));
  const corner = cornerOf(board);
  const details = [
    placed.map((move) => describeNeighbours(move, board)),
    placed.map(({ word }) => t.match.sides[word.charAt(1)] ?? ''),
    placed.map(({ rotation }) => looks(tile, rotation, false)),
    placed.map(({ x, y }) => t.review.place(y - corner.y + 1, x - corner.x + 1)),
  ];
  return details.reduce(tellApart, moves.map((move) => describeMove(move, player, names)));
}

/** The causes of a change of a win probability, in percentage points. They add up to the change that is shown. */
interface Causes {
  draws: number;
  moves: number;
  /** What later simulations see differently. */
  correction: number;
}

/** The causes of a change over consecutive turns: those of the player, and for two players also those of the other. */
export function causesOf(turns: readonly JudgedTurn[], player: number, [before, after]: readonly [number, number]): Causes {
  const sum = (part: (turn: JudgedTurn) => number) =>
    Math.round(100 * turns.reduce((all, turn) => all + (turn.player === player ? part(turn) : -part(turn)), 0));
  const [draws, moves] = [sum(({ chance_luck }) => chance_luck), sum(({ chance_loss }) => -chance_loss)];
  return { draws, moves, correction: percent(after) - percent(before) - draws - moves };
}

/** "Draw −13, move 0, correction +4 percentage points." */
export const describeCauses = ({ draws, moves, correction }: Causes, hasMany = false) =>
  t.review.causes(signedWhole(draws), signedWhole(moves), signedWhole(correction), hasMany);

/** The turns between which a player's win probability fell. */
export interface Slide {
  player: number;
  /** The chances after these turns. */
  from: number;
  to: number;
}

const minSlideTurns = 3;
const maxSlideTurns = 10;
const minSlide = 0.3;

/**
 * The largest fall of a win probability within ten turns, if no turning point explains it: several small losses in a row, none
 * of which is listed or makes up half of the fall.
 */
export function slideOf({ win_chances, turning_points }: MatchReview): Slide | undefined {
  const chance = (turns: number, player: number) => win_chances[turns]![player]!;
  const slides = win_chances.flatMap((chances, from) =>
    chances.flatMap((before, player) =>
      win_chances.slice(from + minSlideTurns, from + 1 + maxSlideTurns).map((after, i) => ({ player, from, to: from + minSlideTurns + i, fall: before - after[player]! })),
    ),
  );
  const isUnexplained = ({ from, to }: Slide) => !turning_points.some(({ turn }) => from < turn && turn <= to);
  const isGradual = ({ player, from, to, fall }: Slide & { fall: number }) =>
    win_chances.slice(from, to).every((_, i) => chance(from + i, player) - chance(from + i + 1, player) < fall / 2);
  const [largest] = slides.filter((slide) => slide.fall >= minSlide && isUnexplained(slide) && isGradual(slide)).sort((one, other) => other.fall - one.fall);
  return largest;
}

/** A sentence, and the turns whose numbers are in it, in the order of the text. */
export interface Sentence {
  words: string;
  turns: readonly number[];
}

const minEventPoints = 8;

/** "Turn 55: Bob completes a city for 14 points.": the most points that others than a player completed in a slide. */
function describeEvent({ player }: Slide, turns: readonly JudgedTurn[], names: readonly string[]): readonly Sentence[] {
  const completions = turns.flatMap((turn) => turn.does.filter(({ act }) => act === 'completes').map((deed) => ({ turn, deed })));
  const [event] = completions.filter(({ turn, deed }) => turn.player !== player && deed.count >= minEventPoints).sort((one, other) => other.deed.count - one.deed.count);
  if (!event) return [];
  const { turn, deed } = event;
  return [{ words: t.review.slideEvent(turn.turn, names[turn.player]!, describeEffects([deed], turn.player, names)), turns: [turn.turn] }];
}

/**
 * "From turn 51 to 58, Anna’s win probability fell from 63% to 11%, in small steps. Draws −36, moves −10, correction −6 percentage
 * points. Turn 55: Bob completes a city for 14 points." In a game for two, the other player reads of a rise.
 */
export function describeSlide(slide: Slide, totals: MatchReview, turns: readonly JudgedTurn[], reader: number | undefined): readonly Sentence[] {
  const names = totals.players.map(({ name }) => name);
  const isDuel = names.length === 2;
  const player = isDuel && reader !== undefined ? reader : slide.player;
  const [before, after] = [slide.from, slide.to].map((played) => totals.win_chances[played]![player]!) as [number, number];
  const [from, to] = [before, after].map((chance) => t.review.percent(String(percent(chance)))) as [string, string];
  const inside = turns.slice(slide.from, slide.to);
  return [
    { words: t.review.slide(player === reader ? t.review.yourChance : t.review.chanceOf(names[player]!), slide.from + 1, slide.to, from, to, after > before), turns: [slide.from + 1, slide.to] },
    // What others draw and play is known for the mover only.
    ...(isDuel && inside.length > 0 ? [{ words: describeCauses(causesOf(inside, player, [before, after]), true), turns: [] }] : []),
    ...describeEvent(slide, inside, names),
  ];
}

/** "Anna drew a monastery: +13 percentage points, +6.2 points of luck" */
export function describeTurningPoint({ luck, player, tile, points, change }: TurningPoint, names: readonly string[]): string {
  const words = luck ? t.review.point.luck : t.review.point.move;
  return words(names[player]!, tileName(tile), signedWhole(percent(change)), luck ? signedDecimal(points) : decimal(points));
}

/**
 * "Ada lost by 26 points: −19 from the tiles drawn, −8 from the moves, +1 from corrections of these estimates." "Behind for good
 * from turn 18." "Costliest move: turn 17 (−12%)." Without its reasons: "Ada lost by 26 points."
 */
export function describeHeadline(headline: ReviewHeadline, name: string, { isOver, isReader, hasReasons }: { isOver: boolean; isReader: boolean; hasReasons: boolean }): readonly Sentence[] {
  const words = t.review.headline;
  const { lead, luck, play, others, rest, behind_since, ahead_since, costliest } = headline;
  const outcome = isReader ? words.yours(lead, isOver) : words.outcome(name, lead, isOver);
  if (!hasReasons) return [{ words: `${outcome}.`, turns: [] }];
  const parts = [
    words.luck(signedWhole(luck)),
    words.play(signedWhole(play)),
    ...(others === 0 ? [] : [words.others(signedWhole(others))]),
    ...(rest === 0 ? [] : [words.rest(signedWhole(rest))]),
  ];
  return [
    { words: words.sum(outcome, parts.join(', ')), turns: [] },
    ...(behind_since === undefined ? [] : [{ words: words.behindSince(behind_since, isOver), turns: [behind_since] }]),
    ...(ahead_since === undefined ? [] : [{ words: words.aheadSince(ahead_since, isOver), turns: [ahead_since] }]),
    ...(costliest === undefined ? [] : [{ words: words.costliest(costliest.turn, t.review.percent(String(percent(costliest.chance_loss)))), turns: [costliest.turn] }]),
  ];
}
