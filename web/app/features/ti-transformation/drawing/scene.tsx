import type { ReactNode } from 'react';
import { Box } from './box';
import { BOXES, type BoxId } from './boxes';
import type { Brush } from './brush';
import { Captions } from './captions';
import { CertificateRing } from './certificate-ring';
import { Gate, Guard } from './gate';
import { Roads, Runs } from './roads';
import { Travellers } from './travellers';
import { Zones } from './zones';

interface SceneProps extends Brush {
  around?: (id: BoxId, box: ReactNode) => ReactNode;
}

/** Leaves colours as variables for the page's style sheet; a picture on its own has them filled in. */
export function Scene({ around = (_id, box) => box, ...brush }: SceneProps) {
  return (
    <g fill="none" stroke="var(--old)" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round">
      <Zones {...brush} />
      <Guard {...brush} />
      <Roads {...brush} />
      {BOXES.map(({ id }) => (
        <g key={id}>{around(id, <Box id={id} {...brush} />)}</g>
      ))}
      <Runs {...brush} />
      <CertificateRing {...brush} />
      <Gate {...brush} />
      <Captions {...brush} />
      <Travellers {...brush} />
    </g>
  );
}
