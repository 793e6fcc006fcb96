// The parts of a tile on the board.
import type { MatchArt, MatchTile } from 'bastide-engine';
import { tileId, tiles } from '@/lib/match/art';

/** Empty until the art is loaded. */
export const piecesOf = ({ tile, rotation }: MatchTile): MatchArt['pieces'] => tiles.all.get(tileId(tile, rotation))?.pieces ?? [];

/** Otherwise a number on the tile tells it apart. */
export const isOnlyOfItsKind = (pieces: MatchArt['pieces'], piece: number) =>
  pieces.filter(({ kind }) => kind === pieces[piece]!.kind).length === 1;

/** The number of a piece among those of its kind, from 1. */
export const numberAmong = (pieces: MatchArt['pieces'], piece: number) =>
  pieces.slice(0, piece + 1).filter(({ kind }) => kind === pieces[piece]!.kind).length;
