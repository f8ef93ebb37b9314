import type { Language } from 'contract/languages';
import type { ProjectBlock } from 'contract/project-fields';
import type { Localized } from '~/content/published/localized';
import { type ProductBlock, readProductBlock } from '~/content/published/product-block';
import type { Project } from '~/content/published/projects.server';
import type { ProductCopy } from '~/features/products/product-copy';
import { fill } from '~/i18n/fill';
import { textsFor } from '~/i18n/texts.server';
import { type BuiltInProduct, builtInCopy, isBuiltInProduct } from './product-head.server';

const FACT: Readonly<Partial<Record<BuiltInProduct, number>>> = {
  'fhir-link': 1,
  cryptoth: 3,
  'me-ti': 3,
  attrian: 0,
  idatik: 2,
};

interface Fallback {
  lang?: Language;
}

const localized = (value: string, { lang }: Fallback, language: Language): Localized<string> => ({
  value,
  lang: lang ?? language,
});

const summaryOf = (title: string, subtitle: string) => `${title}: ${subtitle}`;

function copyOfBuiltIn(product: BuiltInProduct, language: Language): ProductCopy {
  const { hero, figures, features, benefits, ...blocks } = builtInCopy(product, language);
  const own = (text: string) => localized(text, hero, language);
  return {
    ...blocks,
    summary: summaryOf(hero.title, hero.subtitle),
    hero: {
      ...hero,
      title: own(hero.title),
      subtitle: own(hero.subtitle),
      description: own(hero.description),
    },
    features: { value: [], lang: language },
    figures,
    capabilities: features,
    benefits: { ...benefits, fact: figures.items[FACT[product] ?? 0] ?? null },
    hub: 'hub' in blocks ? blocks.hub : null,
  };
}

function copyOfOthers(name: string, language: Language): ProductCopy {
  const { generic } = textsFor(language, 'product').product;
  const { demo, contact, lang } = generic;
  const own = (text: string) => localized(text, generic, language);
  const common = { demo, contact, ...(lang && { lang }) };
  return {
    summary: name,
    hero: {
      ...common,
      title: localized(name, {}, language),
      subtitle: own(generic.subtitle),
      description: own(generic.description),
      badge: '',
      badgeNote: '',
      banner: '',
      secondary: '',
    },
    features: { value: [], lang: language },
    figures: null,
    capabilities: null,
    benefits: null,
    specifications: null,
    useCases: null,
    limits: null,
    closing: { ...common, title: generic.closingTitle, text: generic.closingText },
    hub: null,
  };
}

type WrittenBlock = ProductBlock & Fallback;

function withBlocks(
  copy: ProductCopy,
  name: string,
  language: Language,
  block: (name: ProjectBlock) => WrittenBlock | null,
): ProductCopy {
  const { generic } = textsFor(language, 'product').product;
  const titled = (given: string, shown: { title: string } | null, usual: string) =>
    given || shown?.title || fill(usual, { name });
  const { capabilities, benefits, specifications, useCases, limits, closing } = copy;
  const written = {
    figures: block('figures'),
    capabilities: block('capabilities'),
    benefits: block('benefits'),
    specifications: block('specifications'),
    useCases: block('useCases'),
    limits: block('limits'),
    closing: block('closing'),
  };
  return {
    ...copy,
    ...(written.figures && {
      figures: {
        ...written.figures,
        label: fill(generic.figuresLabel, { name }),
        items: written.figures.items.map(({ title, text }) => ({ figure: title, caption: text })),
      },
      // The fact beside the benefits is one of the replaced figures.
      benefits: benefits && { ...benefits, fact: null },
    }),
    ...(written.capabilities && {
      capabilities: {
        ...written.capabilities,
        title: titled(written.capabilities.title, capabilities, generic.capabilitiesTitle),
      },
    }),
    ...(written.benefits && {
      benefits: {
        ...written.benefits,
        title: titled(written.benefits.title, benefits, generic.benefitsTitle),
        fact: (written.figures === null && benefits?.fact) || null,
      },
    }),
    ...(written.specifications && {
      specifications: {
        ...written.specifications,
        title: titled(written.specifications.title, specifications, generic.specificationsTitle),
        groups: written.specifications.items.map(({ title, lines }) => ({ title, items: lines })),
      },
    }),
    ...(written.useCases && {
      useCases: {
        ...written.useCases,
        title: titled(written.useCases.title, useCases, generic.useCasesTitle),
      },
    }),
    ...(written.limits && {
      limits: {
        ...written.limits,
        title: titled(written.limits.title, limits, generic.limitsTitle),
        items: written.limits.items.map(({ title }) => title),
      },
    }),
    ...(written.closing && {
      closing: {
        ...closing,
        ...written.closing,
        title: titled(written.closing.title, closing, generic.closingTitle),
        text: written.closing.lead,
      },
    }),
  };
}

/**
 * Returns the texts of a product's page. An editors' text replaces the built-in one in its language; German replaces no
 * built-in translation (docs/decisions/0050).
 */
export function productCopy(product: string, project: Project | null, language: Language): ProductCopy {
  const isBuiltIn = isBuiltInProduct(product);
  const copy = isBuiltIn ? copyOfBuiltIn(product, language) : copyOfOthers(product, language);
  if (!project) return copy;
  const replacing = (text: Localized<string> | null) => (isBuiltIn && text?.lang !== language ? null : text);
  const block = (name: ProjectBlock): WrittenBlock | null => {
    const text = replacing(project[name]);
    return text && { ...readProductBlock(text.value), ...(text.lang !== language && { lang: text.lang }) };
  };
  const { hero } = copy;
  const others = isBuiltIn ? null : project;
  const { title } = project;
  const subtitle = replacing(project.subtitle) ?? others?.tagline ?? (isBuiltIn ? hero.subtitle : null);
  const shown: ProductCopy = {
    ...copy,
    summary: subtitle ? summaryOf(title.value, subtitle.value) : title.value,
    hero: {
      ...hero,
      title,
      subtitle: subtitle ?? hero.subtitle,
      description: replacing(project.introduction) ?? others?.description ?? hero.description,
    },
    features: project.features,
  };
  return withBlocks(shown, project.title.value, language, block);
}
