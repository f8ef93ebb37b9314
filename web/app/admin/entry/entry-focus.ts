import type { Place } from 'contract/entry-body';
import { DEFAULT_LANGUAGE } from 'contract/languages';
import { type RefObject, useEffect, useRef } from 'react';
import { useAdminLocation } from '~/admin/admin-location';

export function useHeadingFocus(heading: RefObject<HTMLElement>): void {
  const { field } = useAdminLocation().location;
  useEffect(() => {
    if (!field) heading.current?.focus();
  }, [field, heading]);
}

/** Gives the focus to the first control of a field that the address names, once the field is there. */
export function useFieldFocus(kind: string, place: Place): RefObject<HTMLDivElement> {
  const { field, language = DEFAULT_LANGUAGE } = useAdminLocation().location;
  const root = useRef<HTMLDivElement>(null);
  const isNamed = field === `${kind}.${place.field}` && (place.language ?? DEFAULT_LANGUAGE) === language;
  useEffect(() => {
    if (isNamed) root.current?.querySelector<HTMLElement>('textarea, input, select, button')?.focus();
  }, [isNamed]);
  return root;
}
