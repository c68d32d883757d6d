/** Icon of a publication without a logo: a newspaper. */
export const defaultIcon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32"><path fill="#111" d="M3 2h26v28H3z"/><path fill="#fff" d="M6 6h20v5H6zM6 14h9v12H6zM18 14h8v2h-8zM18 19h8v2h-8zM18 24h8v2h-8z"/></svg>'
