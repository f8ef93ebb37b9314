/** As much of fengari, a Lua in JavaScript without types of its own, as the tests' Redis needs. */
declare module 'fengari' {
  type State = unknown;
  interface Fengari {
    lua: {
      LUA_OK: number;
      lua_createtable(state: State, items: number, fields: number): void;
      lua_gettop(state: State): number;
      lua_pop(state: State, count: number): void;
      lua_pushboolean(state: State, value: boolean): void;
      lua_pushcfunction(state: State, fn: (state: State) => number): void;
      lua_pushinteger(state: State, value: number): void;
      lua_pushstring(state: State, text: Uint8Array): void;
      lua_rawgeti(state: State, index: number, item: number): void;
      lua_rawlen(state: State, index: number): number;
      lua_rawseti(state: State, index: number, item: number): void;
      lua_setfield(state: State, index: number, name: Uint8Array): void;
      lua_setglobal(state: State, name: Uint8Array): void;
      lua_tointeger(state: State, index: number): number;
      lua_tostring(state: State, index: number): Uint8Array;
    };
    lauxlib: {
      luaL_newstate(): State;
      luaL_dostring(state: State, script: Uint8Array): number;
      luaL_tolstring(state: State, index: number): Uint8Array;
    };
    lualib: { luaL_openlibs(state: State): void };
    to_luastring(text: string): Uint8Array;
    to_jsstring(text: Uint8Array): string;
  }
  const fengari: Fengari;
  export default fengari;
}
