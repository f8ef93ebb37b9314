import type { EditedOpening, OpeningInput } from 'contract/opening';
import {
  isReservedOpeningKey,
  OPENING_SHARED_NAMES,
  OPENING_TEXTS,
  OPENINGS_PAGE,
} from 'contract/opening-fields';
import { openings } from '~/admin/data/openings';
import { callSite } from '~/admin/data/site-api';
import type { OrderedKind } from '~/admin/ordered-kind/ordered-kind';
import { EmploymentChoice, useEmploymentName } from './employment-choice';
import { fieldsOf, OPENING_SHAPE, previewAddress, stateOf } from './opening-fields';

export const OPENINGS: OrderedKind<EditedOpening, OpeningInput> = {
  tab: 'openings',
  kind: 'opening',
  copy: 'admin-openings',
  data: openings,
  putOrder: (keys) => callSite('PUT /api/openings/order', { input: { keys } }),
  shape: OPENING_SHAPE,
  sharedNames: OPENING_SHARED_NAMES,
  widgets: { employmentType: EmploymentChoice },
  valuesOf: fieldsOf,
  stateOf,
  palettes: { published: 'green', expired: 'yellow', hidden: 'gray' },
  previewAddress,
  create: {
    address: { start: `${OPENINGS_PAGE}#`, width: '5.5rem' },
    titleLimit: OPENING_TEXTS.title.limit,
    isReserved: isReservedOpeningKey,
  },
  useChoiceWords: () => {
    const nameOf = useEmploymentName();
    return ({ field }, choice) => (field === 'employmentType' ? nameOf(choice) : undefined);
  },
};
