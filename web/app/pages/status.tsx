import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { LANGUAGES } from 'contract/languages';
import { getActiveProjects } from '~/content/published/projects.server';
import { orWhenUnavailable } from '~/content/store/availability.server';
import { stageOf } from '~/features/products/product-head.server';
import { languageOf } from '~/i18n/negotiation.server';
import { useTexts } from '~/i18n/texts';
import { textsFor } from '~/i18n/texts.server';
import { PageIntro } from '~/sections/shared/page-intro';
import { LiveCheck } from '~/sections/status/live-check';
import { Overall } from '~/sections/status/overall';
import { ServiceList } from '~/sections/status/service-list';
import { formatUptime, SERVICES } from '~/sections/status/services';
import { pageHead } from '~/site/head.server';
import { pageMeta } from '~/site/page-meta';
import { Section } from '~/ui/section';

export async function loader(args: LoaderFunctionArgs) {
  const { language } = languageOf(args.request);
  const { locale } = LANGUAGES.find(({ code }) => code === language) ?? LANGUAGES[0];
  const projects = await orWhenUnavailable(getActiveProjects(language), []);
  return {
    head: pageHead(args, textsFor(language, 'status').status.meta),
    services: SERVICES.map(({ product, state, uptime }) => ({
      stage: product && stageOf(product, projects),
      state,
      uptime: formatUptime(uptime, locale),
    })),
  };
}

export const meta = pageMeta;

export default function Status() {
  const { services } = useLoaderData<typeof loader>();
  const texts = useTexts('status');
  const { page, overall, live } = texts;
  return (
    <>
      <PageIntro
        {...page}
        aside={<Overall overall={overall} updated={page.updated} updatedLang={page.lang} />}
      />
      <Section>
        <ServiceList services={services} texts={texts} />
        <LiveCheck texts={live} />
      </Section>
    </>
  );
}
