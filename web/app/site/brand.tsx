import { useCompany } from '~/i18n/use-company';
import { brand } from './brand.css';

export function Brand() {
  return (
    <span className={brand}>
      <BrandMark />
      {useCompany().brand}
    </span>
  );
}

export function BrandMark() {
  return (
    <svg width="30" height="30" viewBox="0 0 30 30" fill="none" aria-hidden="true">
      <rect width="30" height="30" rx="8" fill="#0F5C7A" />
      <path
        d="M8 21V10L15 17L22 10V21"
        stroke="white"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="8" cy="10" r="2.75" fill="#0F5C7A" stroke="white" strokeWidth="1.75" />
      <circle cx="22" cy="10" r="2.75" fill="#0F5C7A" stroke="white" strokeWidth="1.75" />
      <circle cx="15" cy="17.5" r="2.75" fill="#7FE0DF" />
    </svg>
  );
}
