/** The seats of a new game: who plays, and the options of each, which the core takes or refuses one by one. */
import type { Core } from '../engine/client.js';
import { isFailure } from '../engine/channel.js';
import type { PlayerOption } from '../engine/types.js';
import { kFirstOpponent, type App, type SeatDraft } from './app.js';
import { optionRefused, shownValue, typedValue } from './options.js';
import { playerFrom, playerText } from './player-text.js';
import { kPerson } from './types.js';

export function seatFrom(text: string): SeatDraft {
  const { name, options } = playerFrom(text);
  const shown = Object.entries(options).map(([key, value]) => [key, shownValue(key, value)]);
  return { player: name, options: Object.fromEntries(shown) as Record<string, string>, refused: {} };
}

export function seatText({ player, options }: SeatDraft): string {
  const typed = Object.entries(options).map(([key, value]) => [key, typedValue(key, value)]);
  return playerText({ name: player, options: Object.fromEntries(typed) as Record<string, string> });
}

/** What is chosen stays; further sides are computers. */
export function fittedSeats(seats: readonly SeatDraft[], players: number): SeatDraft[] {
  return Array.from({ length: players }, (_, side) => seats[side] ?? seatFrom(side === 0 ? kPerson : kFirstOpponent));
}

export function optionsOf(app: App, player: string): readonly PlayerOption[] {
  return app.catalogue?.players.find(({ name }) => name === player)?.options ?? [];
}

export function isRefused(seat: SeatDraft): boolean {
  return Object.keys(seat.refused).length > 0;
}

function changeSeat(app: App, side: number, change: (seat: SeatDraft) => SeatDraft): void {
  if (!app.draft) return;
  app.draft = { ...app.draft, seats: app.draft.seats.map((seat, i) => (i === side ? change(seat) : seat)) };
  app.draw();
}

const without = (record: Readonly<Record<string, string>>, key: string) =>
  Object.fromEntries(Object.entries(record).filter(([one]) => one !== key));

async function refusalBy(core: Core, player: string, key: string, typed: string, told: string): Promise<string | null> {
  const value = typedValue(key, typed);
  if (value === '') return null;
  return core.player(playerText({ name: player, options: { [key]: value } })).then(
    () => null,
    (error: unknown) => {
      if (isFailure(error, 'refused')) return told;
      return error instanceof Error ? error.message : String(error);
    },
  );
}

/** Asks the core about one option; nothing changes if the seat has been changed meanwhile. */
async function acceptOption(app: App, side: number, option: PlayerOption): Promise<boolean> {
  const { key } = option;
  const asked = app.draft?.seats[side];
  if (!asked) return true;
  const typed = asked.options[key] ?? '';
  const told = optionRefused(app.words, asked.player, option, typed);
  const refused = await refusalBy(app.core, asked.player, key, typed, told);
  changeSeat(app, side, (seat) => {
    if (seat.player !== asked.player || (seat.options[key] ?? '') !== typed) return seat;
    return { ...seat, refused: { ...without(seat.refused, key), ...(refused === null ? {} : { [key]: refused }) } };
  });
  return refused === null;
}

/** Asks about every option of every seat; false, with the reasons shown, if one is refused. */
export async function acceptSeats(app: App): Promise<boolean> {
  const asked = (app.draft?.seats ?? []).flatMap((seat, side) =>
    optionsOf(app, seat.player).map((option) => acceptOption(app, side, option)),
  );
  return (await Promise.all(asked)).every((accepted) => accepted);
}

/** Options that the new player has too stay. */
export function chooseSeat(app: App, side: number, player: string): void {
  const options = optionsOf(app, player);
  const known = ([key]: [string, string]) => options.some((option) => option.key === key);
  changeSeat(app, side, (seat) => ({
    player,
    options: Object.fromEntries(Object.entries(seat.options).filter(known)),
    refused: {},
  }));
  for (const option of options) void acceptOption(app, side, option);
}

/** A refusal that is shown goes as soon as it no longer holds; a new one waits until all is typed. */
export function chooseOption(app: App, side: number, option: PlayerOption, typed: string, typing: boolean): void {
  changeSeat(app, side, (seat) => ({ ...seat, options: { ...seat.options, [option.key]: typed } }));
  if (!typing || app.draft?.seats[side]?.refused[option.key] !== undefined) void acceptOption(app, side, option);
}
