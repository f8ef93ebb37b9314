import type { Saved } from '~/content/site-admin.server';
import type { EditedProject, ProjectChange } from '~/content/site-admin-projects.server';
import { DEFAULT_LANGUAGE } from '~/i18n/languages';
import { jsonAnswer } from './answers.server';
import type { EditedProjectAnswer } from './contract-editing';
import type { ProjectInput } from './contract-input';
import { present, staleAnswer } from './edited-answers.server';

/** A product as editors get it: the public shape (decisions C4), and every language beside it. */
export function editedProjectAnswer(project: EditedProject): EditedProjectAnswer {
  const titles = present(project.title);
  const featuresByLanguage = present(project.features);
  return {
    key: project.key,
    // As visitors see it, who read the key where there is no title.
    title: titles[DEFAULT_LANGUAGE] || project.key,
    titles,
    description: present(project.description),
    features: featuresByLanguage[DEFAULT_LANGUAGE] ?? [],
    featuresByLanguage,
    outdated: project.outdated,
    color: project.color,
    icon: project.icon,
    status: project.stage ?? '',
    // Active unless explicitly not (decisions C2).
    isActive: project.isActive !== false,
    order: project.order ?? 0,
    externalUrl: project.externalUrl?.trim() || null,
    lastUpdated: project.lastUpdated,
    updatedBy: project.updatedBy ?? null,
    languages: present(project.languages),
    state: project.state,
  };
}

/** `status` of the contract is `stage` at Strapi, which needs the word for itself. */
export function projectChange({ key: _key, status, ...fields }: ProjectInput): ProjectChange {
  return { ...fields, ...(status !== undefined && { stage: status }) };
}

export function savedProjectAnswer(saved: Saved<EditedProject>): Response {
  return saved.isStale
    ? staleAnswer(saved, editedProjectAnswer(saved.current))
    : jsonAnswer(editedProjectAnswer(saved.value));
}
