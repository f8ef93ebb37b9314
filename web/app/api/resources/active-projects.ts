import { answerWithContent, methodNotAllowed } from '~/api/http/answers.server';
import { jsonAnswer } from '~/http/responses.server';
import { getPublicProjects } from './public-projects.server';

export function loader() {
  return answerWithContent(async () => jsonAnswer(await getPublicProjects()));
}

export function action() {
  return methodNotAllowed('GET', 'HEAD');
}
