/**
 * Typed questions to the core. One worker answers rules out of a small module, a second one thinks, a third weighs, a fourth
 * writes and reads records; these have the whole core, which is fetched when it is first needed, and the second and third can
 * be stopped at once.
 */
import { coreFailure, openChannel, type Channel } from './channel.js';
import type {
  Axis,
  CoreError,
  GameArgs,
  GameView,
  Player,
  Preset,
  RecordRead,
  SwapTrace,
  Thought,
  Trace,
  Values,
} from './types.js';

export interface Core {
  game(args: GameArgs): Promise<GameView>;
  /** What the last move of the arguments did. */
  trace(args: GameArgs): Promise<Trace | SwapTrace>;
  presets(): Promise<Preset[]>;
  axes(): Promise<Axis[]>;
  rules(text: string): Promise<{ rules: string; axes: Record<string, string> }>;
  players(): Promise<Player[]>;
  /** The usual form of a player with its options; fails where the core knows no such player. */
  player(text: string): Promise<string>;
  /** The game as a record; `tags`: lines `Name value`. */
  recordWrite(args: GameArgs, tags: string): Promise<string>;
  /** A game out of a record or of boards line by line; the refusal says where and why. */
  recordRead(text: string): Promise<RecordRead>;
  think(args: GameArgs, player: string, milliseconds: number): Promise<Thought>;
  /** Stops a running thought; its promise fails as `stopped`. */
  stopThinking(): void;
  /** What every move of the position is worth; never in the way of a thought. */
  values(args: GameArgs, milliseconds: number): Promise<Values>;
  /** Builds the largest endgame database of these rules for the values to come; refused where there is none. */
  database(rules: string): Promise<void>;
  /** Ends the worker that weighs, its database with it; waiting calls fail as `stopped`. */
  stopValues(): void;
}

function gameText(args: GameArgs): string {
  // A tab inside an argument would begin the next one.
  const parts = [args.rules, args.start, String(args.first), args.moves.join(' ')];
  return parts.map((part) => part.replace(/\s+/g, ' ')).join('\t');
}

/** Reads a reply; an error from the core becomes a failed promise. */
function read<T>(reply: string): T {
  const value = JSON.parse(reply) as T | CoreError;
  if (typeof value === 'object' && value !== null && 'error' in value) {
    const { error, what, kind, parts = {} } = value;
    throw coreFailure('refused', error, what, kind === undefined ? null : { kind, parts });
  }
  return value;
}

export function coreOver(
  rulesChannel: Channel,
  thinkChannel: Channel,
  valuesChannel: Channel,
  recordsChannel: Channel,
): Core {
  const ask = async <T>(request: string) => read<T>(await rulesChannel.call(request));
  return {
    game: (args) => ask<GameView>(`game\t${gameText(args)}`),
    trace: (args) => ask<Trace | SwapTrace>(`trace\t${gameText(args)}`),
    presets: async () => (await ask<{ presets: Preset[] }>('presets')).presets,
    axes: async () => (await ask<{ axes: Axis[] }>('axes')).axes,
    rules: (text) => ask(`rules\t${text}`),
    players: async () => (await ask<{ players: Player[] }>('players')).players,
    player: async (text) => (await ask<{ player: string }>(`player\t${text}`)).player,
    recordWrite: async (args, tags) =>
      read<{ record: string }>(await recordsChannel.call(`record-write\t${gameText(args)}\t${tags}`)).record,
    recordRead: async (text) => read<RecordRead>(await recordsChannel.call(`record-read\t${text}`)),
    think: async (args, player, milliseconds) =>
      read<Thought>(await thinkChannel.call(`think\t${gameText(args)}\t${player}\t${milliseconds}`)),
    stopThinking: () => thinkChannel.stop(),
    values: async (args, milliseconds) =>
      read<Values>(await valuesChannel.call(`values\t${gameText(args)}\t${milliseconds}`)),
    database: async (rules) => void read(await valuesChannel.call(`database\t${rules}\tmost`)),
    stopValues: () => valuesChannel.stop(),
  };
}

/** Fetches and compiles the core once for all workers; a failure is not kept, so that a retry can succeed. */
function moduleFrom(url: string): () => Promise<WebAssembly.Module> {
  let module: Promise<WebAssembly.Module> | null = null;
  const load = async () => {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
    return WebAssembly.compile(await response.arrayBuffer());
  };
  return () => {
    module ??= load().catch((error: unknown) => {
      module = null;
      throw error;
    });
    return module;
  };
}

export function openCore(rulesUrl: string, url: string): Core {
  const rules = moduleFrom(rulesUrl);
  const module = moduleFrom(url);
  const spawn = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'kalah-core' });
  return coreOver(
    openChannel(rules, spawn),
    openChannel(module, spawn),
    openChannel(module, spawn),
    openChannel(module, spawn),
  );
}
