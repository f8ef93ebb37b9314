import { createElement, type ReactElement } from 'react';
import { usePageFacts } from '~/i18n/page-context';
import type { PageName } from '~/i18n/pages';
import { type Directive, ISLAND_ELEMENT, type IslandData, type IslandName } from './island-data';

interface IslandProps {
  name: IslandName;
  client: Directive;
  texts?: readonly PageName[];
  places?: readonly string[];
  /** One element whose props are plain data: no functions, no elements. */
  children: ReactElement<Record<string, unknown>>;
}

/** Renders a part with state; browsers load its code, and React, when `client` says so (docs/decisions/0047). */
export function Island({ name, client, texts = [], places, children }: IslandProps) {
  const { locale, path, illustrations, textsOf } = usePageFacts();
  const data: IslandData = {
    props: children.props,
    page: { locale, path, illustrations },
    texts: Object.fromEntries(texts.map((file) => [file, textsOf(file)])),
  };
  return createElement(
    ISLAND_ELEMENT,
    { name, client, places: places?.join(' '), 'data-island': JSON.stringify(data) },
    children,
  );
}
