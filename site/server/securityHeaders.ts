/** Options of the permissions of a page in readers' browsers. */
export interface SecurityOptions {
  /** Hot reload needs eval, inline scripts and a web socket. */
  isDevelopment: boolean
  /** The public address is one of https: browsers then keep to it. */
  isHttps: boolean
  /** Origins that may show the site in a frame: the back office, for its preview. */
  frameAncestors: readonly string[]
  frames: readonly string[]
  /** The service that distinguishes people from programs: its script runs on the site. */
  chatCheck: 'altcha' | 'turnstile' | 'recaptcha' | 'none'
  /** Address of the script of a bought consent platform; null without one. */
  consentPlatform: string | null
}

// Sources of the scripts of services, as their own documentation names them.
const checkScripts = {
  altcha: '',
  none: '',
  turnstile: ' https://challenges.cloudflare.com',
  recaptcha: ' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
}

/**
 * Returns the headers for every answer of the site, in lower case. No inline script runs (JSON-LD is data, not script);
 * `style` attributes are allowed, because widths of columns and focal points are content.
 */
export function securityHeaders({
  isDevelopment,
  isHttps,
  frameAncestors,
  frames,
  chatCheck,
  consentPlatform,
}: SecurityOptions): Record<string, string> {
  // Such a platform brings its own dialog, and asks servers of its own where the reader is.
  const platform = consentPlatform ? ` ${new URL(consentPlatform).origin}` : ''
  const scripts = `${checkScripts[chatCheck]}${platform}`
  const policy = {
    'default-src': "'none'",
    'script-src': (isDevelopment ? "'self' 'unsafe-inline' 'unsafe-eval'" : "'self'") + scripts,
    'style-src': isDevelopment || platform ? `'self' 'unsafe-inline'${platform}` : "'self'",
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' https: data:",
    'media-src': "'self' https:",
    'font-src': `'self'${platform}`,
    'frame-src': ["'self'", 'https:', ...frames].join(' '),
    'connect-src': `'self'${isDevelopment ? ' ws:' : ''}${platform && ' https:'}`,
    'manifest-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': ["'self'", ...frameAncestors].join(' '),
  }
  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, value]) => `${name} ${value}`)
      .join('; '),
    // While developing, Next serves some of its own scripts with the wrong type.
    ...(isDevelopment ? {} : { 'x-content-type-options': 'nosniff' }),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  }
}
