import { configure } from '@testing-library/react';

// `findBy…` and `waitFor` give up after a second by themselves, which a slow machine needs for a first render.
configure({ asyncUtilTimeout: 60_000 });
