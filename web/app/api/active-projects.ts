import { answerWithContent, jsonAnswer, methodNotAllowed } from './answers.server';
import { getPublicProjects } from './public-projects.server';

export function loader() {
  return answerWithContent(async () => jsonAnswer(await getPublicProjects()));
}

export function action() {
  return methodNotAllowed('GET', 'HEAD');
}
