import type { AuditAction, AuditKind } from '../../contract/audit-fields';
import type { Data } from '../strapi';
import type { Act, Thing } from './act';
import type { ActReader } from './recording';

export const isRecord = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isThing = (value: unknown): value is Thing => typeof value === 'string' || typeof value === 'number';

export const thingsIn = (body: unknown, field: string): Thing[] => {
  const list = isRecord(body) ? body[field] : undefined;
  return Array.isArray(list) ? list.filter(isThing) : [];
};

export const actsOn = (action: AuditAction, kind: AuditKind, things: readonly Thing[]): Act[] =>
  things.map((thing) => ({ action, kind, thing }));

export const onAddressed =
  (action: AuditAction, kind: AuditKind, parameter = 'id'): ActReader =>
  ({ params }) =>
  () => [{ action, kind, thing: params[parameter] ?? null }];

export const onNamed =
  (action: AuditAction, kind: AuditKind, field = 'ids'): ActReader =>
  ({ request }) => {
    const acts = actsOn(action, kind, thingsIn(request.body, field));
    return () => acts;
  };

export const onMade =
  (action: AuditAction, kind: AuditKind): ActReader =>
  () =>
  (answer) => {
    const made = isRecord(answer) && 'data' in answer ? answer.data : answer;
    const things = (Array.isArray(made) ? made : [made]).map((one) => (isRecord(one) ? one.id : undefined));
    return actsOn(action, kind, things.filter(isThing));
  };

export const onExport =
  (kind: AuditKind): ActReader =>
  () =>
  (answer) => [
    { action: 'export', kind, thing: null, ...(Array.isArray(answer) && { count: answer.length }) },
  ];

export const onTheOne =
  (action: AuditAction, kind: AuditKind, thing: Thing | null = null): ActReader =>
  () =>
  () => [{ action, kind, thing }];

export const onOwnAccount =
  (action: AuditAction, kind: AuditKind = 'account'): ActReader =>
  ({ state }) => {
    const { id } = state.user;
    return () => [{ action, kind, thing: id }];
  };
