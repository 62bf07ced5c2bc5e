/** Cell numbers of docs/page-api.md: rows in ring order, each followed by its store. */

export interface Place {
  player: number;
  /** 1-based; 0 for the store. */
  pit: number;
}

export function placeOf(cell: number, pits: number): Place {
  const inRow = cell % (pits + 1);
  return { player: Math.floor(cell / (pits + 1)), pit: inRow === pits ? 0 : inRow + 1 };
}

export function pitCell(player: number, pit: number, pits: number): number {
  return player * (pits + 1) + pit - 1;
}

export function storeCell(player: number, pits: number): number {
  return player * (pits + 1) + pits;
}

/** Seeds of a player's pits, in his own sowing direction. */
export function rowOf(cells: readonly number[], player: number, pits: number): number[] {
  return cells.slice(player * (pits + 1), player * (pits + 1) + pits);
}
