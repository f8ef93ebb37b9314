import { companyInput } from 'contract/company';
import type { TextChange } from 'contract/page-text';
import { serviceStatusInput } from 'contract/service-status';
import type { z } from 'zod';
import { BUILT_IN_COMPANY, type Company } from '~/company';
import { BUILT_IN_STATUS, type ServiceStatus } from '~/service-status';
import { factsFile, type PointedFacts } from './content-text';

type Typed = Pick<TextChange, 'file' | 'key' | 'to'>;

/** Ignores what a save would refuse, such as half a date. */
function typedOver<Facts extends Readonly<Record<string, string>>>(
  facts: Facts,
  { kind, input, builtIn }: { kind: PointedFacts; input: z.ZodObject; builtIn: Facts },
  typed: readonly Typed[],
): Facts {
  const right = typed.flatMap(({ file, key, to }) => {
    const isRight = file === factsFile(kind) && Object.hasOwn(builtIn, key);
    return isRight && input.safeParse({ [key]: to }).success ? [[key, to?.trim() || builtIn[key]]] : [];
  });
  return { ...facts, ...Object.fromEntries(right) };
}

const COMPANY = { kind: 'company', input: companyInput, builtIn: BUILT_IN_COMPANY } as const;
const STATUS = { kind: 'service-status', input: serviceStatusInput, builtIn: BUILT_IN_STATUS } as const;

export const withTypedFacts = (
  { company, status }: { company: Company; status: ServiceStatus },
  typed: readonly Typed[],
): { company: Company; status: ServiceStatus } => ({
  company: typedOver(company, COMPANY, typed),
  status: typedOver(status, STATUS, typed),
});
