import type { ReactNode } from 'react';
import type { BoxId } from './boxes';

// Icons in a square of 22, drawn with lines like the products' illustrations.

export const SIGNS: Partial<Record<BoxId, ReactNode>> = {
  smcb: (
    <>
      <rect x="1" y="4" width="20" height="14" rx="2.5" />
      <path d="M1 8.5H21M5 14H10" />
    </>
  ),
  primary: (
    <>
      <rect x="1" y="3" width="20" height="13" rx="2" />
      <path d="M8 20H14M11 16V20M5 7.5H10M5 11H13" />
    </>
  ),
  device: (
    <>
      <rect x="3" y="3" width="16" height="11" rx="2" />
      <path d="M1 18H21M7.5 8.5L10 11L14.5 6.5" />
    </>
  ),
  epa: (
    <path d="M3 5.5C3 4.7 3.7 4 4.5 4H9L11 6.5H19V17.5C19 18.3 18.3 19 17.5 19H3ZM11 9.5V15.5M8 12.5H14" />
  ),
  kim: (
    <>
      <rect x="1.5" y="4.5" width="19" height="13" rx="2" />
      <path d="M2 6L11 12.5L20 6" />
    </>
  ),
  vzd: (
    <>
      <path d="M5 2.5H17C18 2.5 19 3.3 19 4.5V19.5H6C4.6 19.5 4 18.6 4 17.5V3.5" />
      <circle cx="11.5" cy="8" r="2.4" />
      <path d="M7.5 15C7.5 12.4 15.5 12.4 15.5 15" />
    </>
  ),
  emp: (
    <>
      <rect x="2" y="7" width="18" height="8" rx="4" transform="rotate(-35 11 11)" />
      <path d="M8.7 7.7L13.3 14.3" />
    </>
  ),
  tim: (
    <>
      <path d="M2 5.5C2 4.4 2.9 3.5 4 3.5H18C19.1 3.5 20 4.4 20 5.5V13C20 14.1 19.1 15 18 15H10L5.5 19V15H4C2.9 15 2 14.1 2 13Z" />
      <path d="M7 9.2H7.1M11 9.2H11.1M15 9.2H15.1" strokeWidth="2.2" />
    </>
  ),
  fhir: (
    <>
      <circle cx="4.5" cy="11" r="2.5" />
      <circle cx="17.5" cy="5" r="2.5" />
      <circle cx="17.5" cy="17" r="2.5" />
      <path d="M6.8 10L15.2 6M6.8 12L15.2 16" />
    </>
  ),
};

export function Person({ isDoctor = false }: { isDoctor?: boolean }) {
  return (
    <>
      <circle cy="-26" r="15" fill="var(--white)" />
      <path d="M-34 34C-34 8 -20 -4 0 -4S34 8 34 34Z" fill="var(--white)" />
      {isDoctor ? (
        <path d="M-14 0V12C-14 22 0 22 0 12V6M-7 20V24C-7 32 10 32 10 22V18" />
      ) : (
        <path d="M-14 34V20M14 34V20" />
      )}
      {isDoctor && <circle cx="10" cy="15" r="3" />}
    </>
  );
}

/** The insurer: an umbrella, because a house with a cross would be a hospital. */
export function Umbrella() {
  return (
    <>
      <path
        d="M-38 2C-38 -22 -21 -38 0 -38S38 -22 38 2C32 -6 19 -6 13 2C7 -6 -7 -6 -13 2C-19 -6 -32 -6 -38 2Z"
        fill="var(--white)"
      />
      <path d="M0 -44V-38M0 -4V30C0 42 17 42 17 31M-13 2C-13 -20 -7 -38 0 -38S13 -20 13 2" />
    </>
  );
}
