import { configure } from '@testing-library/react';

// The default of one second is too short for a first render on a slow machine.
configure({ asyncUtilTimeout: 60_000 });
