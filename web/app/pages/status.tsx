import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { LANGUAGES } from 'contract/languages';
import { incidentField, SERVICES, stateField, uptimeField } from 'contract/service-status-fields';
import { shownProducts } from '~/features/products/catalog.server';
import { serviceStatus, withStatusMark } from '~/i18n/facts.server';
import { languageOf } from '~/i18n/negotiation.server';
import { useTexts } from '~/i18n/texts';
import { textsFor } from '~/i18n/texts.server';
import { PageIntro } from '~/sections/shared/page-intro';
import { LiveCheck } from '~/sections/status/live-check';
import { Overall } from '~/sections/status/overall';
import { ServiceList } from '~/sections/status/service-list';
import { formatUptime, worstOf } from '~/sections/status/services';
import { ageInWords, incidentIn, readUptime } from '~/service-status';
import { pageHead } from '~/site/head.server';
import { pageMeta } from '~/site/page-meta';
import { Section } from '~/ui/section';

export async function loader(args: LoaderFunctionArgs) {
  const { language } = languageOf(args.request);
  const { locale } = LANGUAGES.find(({ code }) => code === language) ?? LANGUAGES[0];
  const products = await shownProducts(language);
  const { meta, services: kinds } = textsFor(language, 'status').status;
  const status = serviceStatus();
  const services = SERVICES.flatMap((service) => {
    const product = products.find(({ text }) => text === service);
    if (!product && service !== 'website') return [];
    const name = product ? `${kinds[service]} (${product.name.value})` : kinds[service];
    const [state, uptime] = [stateField(service), uptimeField(service)];
    return [
      {
        name,
        stage: product?.stage ?? null,
        state: status[state],
        stateMark: withStatusMark('', state),
        uptime: withStatusMark(formatUptime(readUptime(status[uptime]), locale), uptime),
      },
    ];
  });
  const incident = incidentIn(status, language);
  return {
    head: pageHead(args, meta),
    services,
    age: ageInWords(status, language),
    worst: worstOf(services.map(({ state }) => state)),
    incident: incident && {
      ...incident,
      value: withStatusMark(incident.value, incidentField(language)),
    },
    monthMark: withStatusMark('', 'asOf'),
  };
}

export const meta = pageMeta;

export default function Status() {
  const { services, worst, age, incident, monthMark } = useLoaderData<typeof loader>();
  const texts = useTexts('status');
  const { page, overall, live } = texts;
  return (
    <>
      <PageIntro
        {...page}
        aside={
          <Overall
            overall={overall}
            worst={worst}
            age={age}
            incident={incident}
            updated={page.updated + monthMark}
            updatedLang={page.lang}
          />
        }
      />
      <Section>
        <ServiceList services={services} isOld={age !== null} texts={texts} />
        <LiveCheck texts={live} />
      </Section>
    </>
  );
}
