import type { z } from 'zod';
import { type Call, errorAnswer, stale, success } from './call';
import { keyOrder } from './edited-entry';
import { type OrderedSchemas, schemasOf } from './ordered';
import { declarationOf, ORDERED_KINDS, type OrderedKind, type PluralOf } from './ordered-kinds';

interface SessionCall {
  summary: string;
  access: 'session';
}
interface ListCall<Kind extends OrderedKind> extends SessionCall {
  output: z.ZodArray<OrderedSchemas<Kind>['answer']>;
  strapi: { permission: `read ${Kind}` };
}
interface CreateCall<Kind extends OrderedKind> extends SessionCall {
  input: OrderedSchemas<Kind>['created'];
  output: OrderedSchemas<Kind>['answer'];
  status: 201;
  errors: readonly ['key-taken'];
  strapi: { permission: `create ${Kind}` };
}
interface OrderCall<Kind extends OrderedKind> extends SessionCall {
  input: typeof keyOrder;
  output: typeof success;
  strapi: { permission: `update ${Kind}` };
}
interface ChangeCall<Kind extends OrderedKind> extends SessionCall {
  input: OrderedSchemas<Kind>['input'];
  output: OrderedSchemas<Kind>['answer'];
  ifMatch: z.ZodObject;
  strapi: { permission: `update ${Kind}` };
}
interface DeleteCall<Kind extends OrderedKind> extends SessionCall {
  output: typeof success;
  ifMatch: typeof errorAnswer;
  strapi: { permission: `delete ${Kind}` };
}

type OrderedCalls = { [Kind in OrderedKind as `GET /api/${PluralOf<Kind>}`]: ListCall<Kind> } & {
  [Kind in OrderedKind as `POST /api/${PluralOf<Kind>}`]: CreateCall<Kind>;
} & { [Kind in OrderedKind as `PUT /api/${PluralOf<Kind>}/order`]: OrderCall<Kind> } & {
  [Kind in OrderedKind as `PUT /api/${PluralOf<Kind>}/{key}`]: ChangeCall<Kind>;
} & { [Kind in OrderedKind as `DELETE /api/${PluralOf<Kind>}/{key}`]: DeleteCall<Kind> };

const article = (word: string) => (/^[aeiou]/.test(word) ? 'an' : 'a');

function callsOf(kind: OrderedKind): Record<string, Call> {
  const { plural, english } = declarationOf(kind);
  const { answer, input, created } = schemasOf(kind);
  const one = `${article(english.one)} ${english.one}`;
  const path = `/api/${plural}`;
  const access = 'session';
  return {
    [`GET ${path}`]: {
      summary: `The ${english.many}, with those that visitors do not see.`,
      access,
      output: answer.array(),
      strapi: { permission: `read ${kind}` },
    },
    [`POST ${path}`]: {
      summary: `Create ${one}, unpublished unless it says otherwise.`,
      access,
      input: created,
      output: answer,
      status: 201,
      errors: ['key-taken'],
      strapi: { permission: `create ${kind}` },
    },
    [`PUT ${path}/order`]: {
      summary: `Put the ${english.many} into an order.`,
      access,
      input: keyOrder,
      output: success,
      strapi: { permission: `update ${kind}` },
    },
    [`PUT ${path}/{key}`]: {
      summary: `Change ${one}. What is absent stays: by language, by field.`,
      access,
      input,
      output: answer,
      ifMatch: stale(answer),
      strapi: { permission: `update ${kind}` },
    },
    [`DELETE ${path}/{key}`]: {
      summary: `Delete ${one}. Its files stay in the media library.`,
      access,
      output: success,
      ifMatch: errorAnswer,
      strapi: { permission: `delete ${kind}` },
    },
  };
}

export const orderedCalls = Object.assign({}, ...ORDERED_KINDS.map(callsOf)) as OrderedCalls;
