import { DEFAULT_LANGUAGE } from 'contract/languages';
import type { ActiveProject } from 'contract/project';
import { getActiveProjectsByLanguage } from '~/content/published/projects.server';

/** Returns title and features in German, and the description in every language that has one (decision C4). */
export async function getPublicProjects(): Promise<ActiveProject[]> {
  const byLanguage = await getActiveProjectsByLanguage();
  return (byLanguage.get(DEFAULT_LANGUAGE) ?? []).map(
    ({ key, title, features, color, icon, stage, externalUrl }) => {
      const descriptions = [...byLanguage].flatMap(([language, projects]) => {
        const description = projects.find((project) => project.key === key)?.description;
        return description?.lang === language ? [[language, description.value]] : [];
      });
      return {
        key,
        title: title.value,
        description: Object.fromEntries(descriptions) as ActiveProject['description'],
        features: features.value,
        color,
        icon,
        status: stage,
        isActive: true,
        externalUrl,
      };
    },
  );
}
