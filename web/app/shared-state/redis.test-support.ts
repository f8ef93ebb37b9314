// A server that speaks as much of Redis' protocol (RESP3) as the site needs, scripts in Lua included, because tests run
// on machines without Redis.
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import fengari from 'fengari';

const { lua, lauxlib, lualib, to_luastring, to_jsstring } = fengari;

type Reply = string | number | null | Reply[] | Error;

const simple = (text: string) => ({ simple: text });
type Wire = Reply | { simple: string };

function encode(reply: Wire): string {
  if (reply === null) return '_\r\n';
  if (typeof reply === 'number') return `:${reply}\r\n`;
  if (typeof reply === 'string') return `$${Buffer.byteLength(reply)}\r\n${reply}\r\n`;
  if (reply instanceof Error) return `-ERR ${reply.message}\r\n`;
  if (Array.isArray(reply)) return `*${reply.length}\r\n${reply.map(encode).join('')}`;
  return `+${reply.simple}\r\n`;
}

/** Takes whole commands from the start of the text, and returns them with the rest. */
function decode(text: string): { commands: string[][]; rest: string } {
  const commands: string[][] = [];
  let rest = text;
  for (;;) {
    const head = /^\*(\d+)\r\n/.exec(rest);
    if (!head) return { commands, rest };
    let at = head[0].length;
    const words: string[] = [];
    for (let word = 0; word < Number(head[1]); word += 1) {
      const size = /^\$(\d+)\r\n/.exec(rest.slice(at));
      if (!size) return { commands, rest };
      const start = at + size[0].length;
      at = start + Number(size[1]) + 2;
      if (rest.length < at) return { commands, rest };
      words.push(rest.slice(start, at - 2));
    }
    commands.push(words);
    rest = rest.slice(at);
  }
}

export class RedisForTests {
  #entries = new Map<string, { value: string; endsAt: number }>();
  #server: Server | undefined;
  #port = 0;
  readonly #sockets = new Set<Socket>();
  /** Takes commands and answers none, as a stopped process does. */
  hangs = false;

  get url(): string {
    return `redis://127.0.0.1:${this.#port}`;
  }

  /** Starts with nothing in it, at the same address as before. */
  async start(): Promise<this> {
    this.#entries = new Map();
    this.#server = createServer((socket) => this.#serve(socket));
    await once(this.#server.listen(this.#port, '127.0.0.1'), 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
    return this;
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    const closed = this.#server && once(this.#server, 'close');
    this.#server?.close();
    await closed;
  }

  keys(): string[] {
    return [...this.#entries.keys()];
  }

  #serve(socket: Socket): void {
    let text = '';
    let queued: string[][] | null = null;
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    socket.setEncoding('latin1').on('data', (data: string) => {
      const { commands, rest } = decode(text + data);
      text = rest;
      if (this.hangs) return;
      for (const words of commands) {
        const name = words[0]?.toUpperCase();
        if (name === 'MULTI') {
          queued = [];
          socket.write(encode(simple('OK')));
        } else if (name === 'EXEC') {
          socket.write(encode((queued ?? []).map((command) => this.#run(command)) as Reply[]));
          queued = null;
        } else if (queued) {
          queued.push(words);
          socket.write(encode(simple('QUEUED')));
        } else if (name === 'HELLO') {
          socket.write('%1\r\n$6\r\nserver\r\n$5\r\nredis\r\n');
        } else {
          socket.write(encode(this.#run(words)));
        }
      }
    });
  }

  #live(key: string) {
    const entry = this.#entries.get(key);
    if (entry && entry.endsAt > Date.now()) return entry;
    this.#entries.delete(key);
    return undefined;
  }

  #run([name = '', key = '', ...rest]: string[]): Wire {
    const entry = this.#live(key);
    switch (name.toUpperCase()) {
      case 'PING':
        return simple('PONG');
      case 'CLIENT':
        return simple('OK');
      case 'GET':
        return entry?.value ?? null;
      case 'DEL':
        return this.#entries.delete(key) ? 1 : 0;
      case 'PTTL':
        if (!entry) return -2;
        return Number.isFinite(entry.endsAt) ? entry.endsAt - Date.now() : -1;
      case 'INCRBY': {
        const value = Number(entry?.value ?? 0) + Number(rest[0]);
        this.#entries.set(key, { value: String(value), endsAt: entry?.endsAt ?? Number.POSITIVE_INFINITY });
        return value;
      }
      case 'EXPIRE':
        if (entry) entry.endsAt = Date.now() + Number(rest[0]) * 1_000;
        return entry ? 1 : 0;
      case 'SET': {
        const [value = '', ...options] = rest.map((word, index) => (index === 0 ? word : word.toUpperCase()));
        if (options.includes('NX') && entry) return null;
        const seconds = Number(options[options.indexOf('EX') + 1]) * 1_000;
        const life = options.includes('PX') ? Number(options[options.indexOf('PX') + 1]) : seconds;
        this.#entries.set(key, {
          value,
          endsAt: Date.now() + (Number.isNaN(life) ? Number.POSITIVE_INFINITY : life),
        });
        return simple('OK');
      }
      case 'EVAL':
        return this.#evaluate(key, rest);
      default:
        return new Error(`unknown command '${name}'`);
    }
  }

  #evaluate(script: string, [count = '0', ...rest]: string[]): Reply {
    const state = lauxlib.luaL_newstate();
    lualib.luaL_openlibs(state);
    const pushTable = (values: readonly string[]) => {
      lua.lua_createtable(state, values.length, 0);
      for (const [index, value] of values.entries()) {
        lua.lua_pushstring(state, to_luastring(value));
        lua.lua_rawseti(state, -2, index + 1);
      }
    };
    pushTable(rest.slice(0, Number(count)));
    lua.lua_setglobal(state, to_luastring('KEYS'));
    pushTable(rest.slice(Number(count)));
    lua.lua_setglobal(state, to_luastring('ARGV'));
    lua.lua_createtable(state, 0, 1);
    lua.lua_pushcfunction(state, (inner: unknown) => {
      const words = Array.from({ length: lua.lua_gettop(inner) }, (_, index) =>
        to_jsstring(lauxlib.luaL_tolstring(inner, index + 1)),
      );
      const reply = this.#run(words);
      if (typeof reply === 'number') lua.lua_pushinteger(inner, reply);
      else if (typeof reply === 'string') lua.lua_pushstring(inner, to_luastring(reply));
      else lua.lua_pushboolean(inner, reply !== null);
      return 1;
    });
    lua.lua_setfield(state, -2, to_luastring('call'));
    lua.lua_setglobal(state, to_luastring('redis'));
    if (lauxlib.luaL_dostring(state, to_luastring(script)) !== lua.LUA_OK) {
      return new Error(to_jsstring(lua.lua_tostring(state, -1)));
    }
    return Array.from({ length: lua.lua_rawlen(state, -1) }, (_, index) => {
      lua.lua_rawgeti(state, -1, index + 1);
      const value = lua.lua_tointeger(state, -1);
      lua.lua_pop(state, 1);
      return value;
    });
  }
}
