import { useCallback, useEffect, useState } from 'react';

/** Operands of the sum (specification, section 5). */
const MIN = 1;
const MAX = 10;

export const CAPTCHA_ID = 'captcha';

interface Question {
  a: number;
  b: number;
}

const draw = () => MIN + Math.floor(Math.random() * (MAX - MIN + 1));

/** Draws a sum in the browser, after mount, so that server and browser render the same (decisions E6). */
export function useCaptcha() {
  const [question, setQuestion] = useState<Question | null>(null);
  const [answer, setAnswer] = useState('');
  const renew = useCallback(() => {
    setQuestion({ a: draw(), b: draw() });
    setAnswer('');
  }, []);
  useEffect(renew, [renew]);

  const isSolved = question !== null && answer.trim() !== '' && Number(answer) === question.a + question.b;
  /** An empty answer is neither right nor wrong (decisions E5). */
  const verdict = answer.trim() === '' ? null : isSolved ? ('correct' as const) : ('wrong' as const);
  return { question, answer, setAnswer, renew, isSolved, verdict };
}

export type Captcha = ReturnType<typeof useCaptcha>;
