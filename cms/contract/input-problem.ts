import type { z } from 'zod';
import { REFUSAL_CODES, type RefusalCode, type RefusalWords } from './refusal';

type Issue = z.core.$ZodIssue;

interface InputProblem {
  code: RefusalCode;
  words: RefusalWords;
}

const isRefusalCode = (value: unknown): value is RefusalCode => REFUSAL_CODES.some((code) => code === value);

function valueAt(input: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>((value, name) => {
    const isGroup = typeof value === 'object' && value !== null;
    return isGroup ? Reflect.get(value, name) : undefined;
  }, input);
}

const isMissing = (input: unknown, path: PropertyKey[]) =>
  path.length > 0 && valueAt(input, path) === undefined;

function fieldOf(path: PropertyKey[]): RefusalWords {
  return path.length > 0 ? { field: path.map(String).join('.') } : {};
}

/** Reads the refusal's code and details from `params`, where the contract's custom rules put them. */
function ruleProblem({ params = {}, message, path }: Extract<Issue, { code: 'custom' }>): InputProblem {
  const { code, ...words } = params;
  const where = fieldOf(path);
  return isRefusalCode(code)
    ? { code, words: { ...where, ...words } }
    : { code: 'field-invalid', words: { ...where, problem: message } };
}

function problemIn(issue: Issue, input: unknown, path = issue.path): InputProblem {
  const words = fieldOf(path);
  switch (issue.code) {
    case 'invalid_key': {
      const [inner] = issue.issues;
      return inner ? problemIn(inner, input, path) : { code: 'field-unknown', words };
    }
    case 'invalid_union': {
      // Reports the problem of the option whose type fits.
      const [inner] = issue.errors.find(([first]) => first && first.code !== 'invalid_type') ?? [];
      if (inner) return problemIn(inner, input, [...path, ...inner.path]);
      if (isMissing(input, path)) return { code: 'field-required', words };
      break;
    }
    case 'unrecognized_keys':
      return { code: 'field-unknown', words: fieldOf([...path, ...issue.keys.slice(0, 1)]) };
    case 'invalid_value':
      return { code: 'field-not-a-choice', words: { ...words, choices: issue.values.map(String) } };
    case 'too_big':
      if (issue.origin === 'string')
        return { code: 'field-too-long', words: { ...words, limit: Number(issue.maximum) } };
      if (issue.origin === 'array')
        return { code: 'field-too-many', words: { ...words, limit: Number(issue.maximum) } };
      break;
    case 'too_small':
      if (issue.origin === 'string' || issue.origin === 'array') return { code: 'field-required', words };
      break;
    case 'invalid_format':
      if (issue.format === 'email') return { code: 'email-invalid', words };
      if (issue.format === 'url') return { code: 'web-address-invalid', words };
      break;
    case 'invalid_type':
      if (isMissing(input, path)) return { code: 'field-required', words };
      break;
    case 'custom':
      return ruleProblem({ ...issue, path: [...path] });
  }
  const code = path.length > 0 ? 'field-invalid' : 'input-invalid';
  return { code, words: { ...words, problem: issue.message } };
}

export function problemOf({ issues: [issue] }: z.ZodError, input: unknown): InputProblem {
  return issue ? problemIn(issue, input) : { code: 'input-invalid', words: {} };
}
