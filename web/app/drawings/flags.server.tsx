import type { Language } from 'contract/languages';
import type { ReactNode } from 'react';

const across = (a: string, b: string, c: string) => (
  <>
    <path fill={a} d="M0 0h22v5.34H0z" />
    <path fill={b} d="M0 5.33h22v5.34H0z" />
    <path fill={c} d="M0 10.66h22V16H0z" />
  </>
);
const along = (a: string, b: string, c: string) => (
  <>
    <path fill={a} d="M0 0h7.34v16H0z" />
    <path fill={b} d="M7.33 0h7.34v16H7.33z" />
    <path fill={c} d="M14.66 0H22v16h-7.34z" />
  </>
);

export const FLAGS: Record<Language, ReactNode> = {
  de: across('#1A1A1A', '#D00', '#FFCE00'),
  en: (
    <>
      <path fill="#012169" d="M0 0h22v16H0z" />
      <path stroke="#fff" strokeWidth="3.2" d="M0 0l22 16M22 0L0 16" />
      <path stroke="#C8102E" strokeWidth="1.4" d="M0 0l22 16M22 0L0 16" />
      <path stroke="#fff" strokeWidth="5" d="M11 0v16M0 8h22" />
      <path stroke="#C8102E" strokeWidth="3" d="M11 0v16M0 8h22" />
    </>
  ),
  fr: along('#002395', '#fff', '#ED2939'),
  it: along('#009246', '#fff', '#CE2B37'),
  es: (
    <>
      <path fill="#AA151B" d="M0 0h22v16H0z" />
      <path fill="#F1BF00" d="M0 4h22v8H0z" />
    </>
  ),
  nl: across('#AE1C28', '#fff', '#21468B'),
  sq: (
    <>
      <path fill="#E41E20" d="M0 0h22v16H0z" />
      <path
        fill="#1A1A1A"
        d="M11 4.6c-.5-1-1.3-1.5-2.3-1.4l.7.9-1.5-.2.8 1c-1.2-.4-2.5-.6-3.7-1.4.3 1.1 1 1.700 1.900 2.100l-1.900-.2c.4.900 1.100 1.400 2 1.600l-1.500.3c.6.600 1.300.9 2.200.8l-1 .9c.9.200 1.600 0 2.200-.5l-.5 1.500 1.300-.8.1 1.600c.5-.3.900-.700 1.200-1.300.3.600.7 1 1.200 1.300l.1-1.600 1.300.8-.5-1.500c.6.500 1.300.700 2.200.5l-1-.9c.9.100 1.600-.2 2.200-.8l-1.500-.3c.9-.2 1.600-.7 2-1.600l-1.900.2c.9-.4 1.600-1 1.900-2.100-1.200.8-2.500 1-3.700 1.400l.8-1-1.500.2.7-.9c-1-.1-1.800.4-2.300 1.400z"
      />
    </>
  ),
};
