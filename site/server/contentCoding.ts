import type { Encoding } from './cachedPage.ts'

/**
 * Returns the best coding that a client accepts (RFC 9110, section 12.5.3): brotli before gzip where it likes both
 * equally, and the plain body where it says nothing.
 */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity'
  // What nearly every browser sends.
  if (acceptEncoding.includes('br') && !acceptEncoding.includes('q=')) return 'br'
  const weights = new Map(
    acceptEncoding.split(',').map((part) => {
      const [name = '', ...parameters] = part.trim().toLowerCase().split(';')
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/u.exec(parameter)?.[1]).find(Boolean)
      return [name.trim(), weight === undefined ? 1 : Number(weight)] as const
    }),
  )
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0
  const [best] = (['br', 'gzip'] as const)
    .filter((name) => weightOf(name) > 0)
    .sort((a, b) => weightOf(b) - weightOf(a))
  return best ?? 'identity'
}
