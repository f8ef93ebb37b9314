import type { z } from 'zod';
import { appearance, appearanceInput } from './appearance';
import { lastSaved, stale } from './call';
import { company, companyInput } from './company';
import { homePage, homePageInput } from './home-page';
import { notifications, notificationsInput } from './notifications';
import { serviceStatus, serviceStatusInput } from './service-status';
import type { SingleKind } from './single-kinds';

interface Single<Output extends z.ZodType, Input extends z.ZodType> {
  output: Output;
  input: Input;
  read: string;
  change: string;
}

function callsOf<Kind extends SingleKind, Output extends z.ZodType, Input extends z.ZodType>(
  kind: Kind,
  { output, input, read, change }: Single<Output, Input>,
) {
  const reading = {
    summary: read,
    access: 'session',
    output,
    strapi: { permission: `read ${kind}` },
  } as const;
  const changing = {
    summary: change,
    access: 'session',
    input,
    output,
    ifMatch: stale(output, lastSaved),
    strapi: { permission: `update ${kind}` },
  } as const;
  return { [`GET /api/${kind}`]: reading, [`PUT /api/${kind}`]: changing } as Record<
    `GET /api/${Kind}`,
    typeof reading
  > &
    Record<`PUT /api/${Kind}`, typeof changing>;
}

export const singleCalls = {
  ...callsOf('appearance', {
    output: appearance,
    input: appearanceInput,
    read: 'Colours and fonts.',
    change: 'Change colours and fonts. What is absent stays, null brings the default back.',
  }),
  ...callsOf('home-page', {
    output: homePage,
    input: homePageInput,
    read: 'Sections of the home page that are switched off.',
    change: 'Switch sections of the home page. What is absent stays, null shows the section again.',
  }),
  ...callsOf('company', {
    output: company,
    input: companyInput,
    read: 'Facts about the company.',
    change: 'Change facts about the company. What is absent stays, null brings the built-in value back.',
  }),
  ...callsOf('service-status', {
    output: serviceStatus,
    input: serviceStatusInput,
    read: 'States and uptimes of the services, their month, and an incident.',
    change: 'Change states and uptimes. What is absent stays, null brings the built-in value back.',
  }),
  ...callsOf('notifications', {
    output: notifications,
    input: notificationsInput,
    read: 'Recipients of notices about messages, and whether visitors get a confirmation.',
    change: 'Change recipients. What is absent stays, null brings those of the settings back.',
  }),
};
