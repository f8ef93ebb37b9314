const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" fill="none">
<rect width="48" height="48" rx="12" fill="#0B2239"/>
<g stroke="#E6F3F7" stroke-opacity=".55" stroke-width="1.5"><path d="M13 34V15l11 11 11-11v19M13 34l11-8 11 8M13 15h22"/></g>
<g fill="#E6F3F7"><circle cx="13" cy="34" r="3"/><circle cx="35" cy="34" r="3"/><circle cx="13" cy="15" r="3"/><circle cx="35" cy="15" r="3"/></g>
<circle cx="24" cy="26" r="4.5" fill="#12A5A8"/>
</svg>`;

export const logo = `data:image/svg+xml,${encodeURIComponent(MARK)}`;
