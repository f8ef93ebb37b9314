declare module 'bcryptjs' {
  export function hash(text: string, rounds: number): Promise<string>;
}
