import { createElement, type ReactElement } from 'react';
import { usePageFacts } from '~/i18n/page-context';
import type { PageName } from '~/i18n/pages';
import { type Directive, ISLAND_ELEMENT, type IslandData, type IslandName } from './island-data';

interface IslandProps {
  name: IslandName;
  client: Directive;
  /** The files of copy that the component reads by `useTexts`. */
  texts?: readonly PageName[];
  /** Hashes of the address that wake it, too. */
  places?: readonly string[];
  /** One element, whose props are sent to the browser: data alone, no functions and no elements. */
  children: ReactElement<Record<string, unknown>>;
}

/**
 * A part of a page that has state. The server renders it like any other component; the browser fetches its code, and
 * React with it, when the directive `client` says so (docs/decisions/0047).
 */
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
