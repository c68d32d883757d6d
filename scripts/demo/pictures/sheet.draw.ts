import { type Random, seededRandom } from './seeded.random.ts'

export type Point = readonly [x: number, y: number]

/** Where light falls on a shape, from -1 (deep shadow) to 1 (full light), in fractions of the shape's own box. */
export type Shade =
  | { kind: 'linear'; from: Point; to: Point; stops: readonly (readonly [offset: number, value: number])[] }
  | { kind: 'radial'; at: Point; radius: number; stops: readonly (readonly [offset: number, value: number])[] }

/** A colour, or two that run into each other from top to bottom (or along `from` → `to`). */
export type Fill = string | { top: string; bottom: string; middle?: string; from?: Point; to?: Point }

export interface ShapeOptions {
  shade?: Shade
  opacity?: number
  /** Light or mist: lies over what is there without covering its shading. */
  ghost?: boolean
  radius?: number
}

/** The colours that grain is printed in: what shadows lean towards, and what lights do. */
export interface Mood {
  shadow: string
  light: string
}

export const down = (top: number, bottom: number): Shade => ({
  kind: 'linear',
  from: [0, 0],
  to: [0, 1],
  stops: [
    [0, top],
    [1, bottom],
  ],
})
export const across = (left: number, right: number): Shade => ({
  kind: 'linear',
  from: [0, 0],
  to: [1, 0],
  stops: [
    [0, left],
    [1, right],
  ],
})
export const slant = (start: number, end: number): Shade => ({
  kind: 'linear',
  from: [0, 0],
  to: [1, 1],
  stops: [
    [0, start],
    [1, end],
  ],
})
export const ball = (x: number, y: number, inner: number, outer: number, radius = 0.75): Shade => ({
  kind: 'radial',
  at: [x, y],
  radius,
  stops: [
    [0, inner],
    [1, outer],
  ],
})

const round = (value: number) => Math.round(value * 10) / 10
const polygon = (points: readonly Point[]) => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`
const trail = (points: readonly Point[]) => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`

/**
 * A sheet of paper with two layers of the same shapes: one in colour, one that says where the light falls. The second
 * is printed over the first as grain (`grain.render.ts`), and because each shape covers what lies behind it in both,
 * nobody has to think about what hides what.
 */
export class Sheet {
  readonly random: Random
  #paint: string[] = []
  #light: string[] = []
  #defs: string[] = []
  #ids = 0

  constructor(
    readonly width: number,
    readonly height: number,
    readonly mood: Mood,
    seed = 1,
  ) {
    this.random = seededRandom(seed)
  }

  path(d: string, fill: Fill, { shade, opacity = 1, ghost = false }: ShapeOptions = {}) {
    const alpha = opacity < 1 ? ` opacity="${opacity}"` : ''
    this.#paint.push(`<path d="${d}" fill="${this.#fill(fill)}"${alpha}/>`)
    if (!ghost) this.#light.push(`<path d="${d}" fill="${shade ? this.#shade(shade) : '#808080'}"${alpha}/>`)
    return this
  }

  poly(points: readonly Point[], fill: Fill, options?: ShapeOptions) {
    return this.path(polygon(points), fill, options)
  }

  rect(x: number, y: number, width: number, height: number, fill: Fill, options: ShapeOptions = {}) {
    const r = Math.min(options.radius ?? 0, width / 2, height / 2)
    const d = r
      ? `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}Z`
      : `M${x} ${y}h${width}v${height}h${-width}Z`
    return this.path(d, fill, options)
  }

  ellipse(cx: number, cy: number, rx: number, ry: number, fill: Fill, options?: ShapeOptions) {
    return this.path(`M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`, fill, options)
  }

  circle(cx: number, cy: number, r: number, fill: Fill, options?: ShapeOptions) {
    return this.ellipse(cx, cy, r, r, fill, options)
  }

  /** A line; `d` is a path or the points it runs through. */
  line(d: string | readonly Point[], colour: string, width: number, { opacity = 1, ghost = false }: ShapeOptions = {}) {
    const shape = `d="${typeof d === 'string' ? d : trail(d)}" fill="none" stroke-linecap="round" stroke-linejoin="round" stroke-width="${width}"${opacity < 1 ? ` opacity="${opacity}"` : ''}`
    this.#paint.push(`<path ${shape} stroke="${colour}"/>`)
    if (!ghost) this.#light.push(`<path ${shape} stroke="#808080"/>`)
    return this
  }

  /** A glow that fades to nothing. */
  glow(cx: number, cy: number, r: number, colour: string, opacity = 0.6) {
    const id = this.#id()
    this.#defs.push(
      `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/><stop offset="0.45" stop-color="${colour}" stop-opacity="${opacity * 0.35}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
    )
    this.#paint.push(`<circle cx="${cx}" cy="${cy}" r="${r}" fill="url(#${id})"/>`)
    return this
  }

  /** Mist: a band that is densest in its middle. */
  mist(y: number, height: number, colour: string, opacity: number) {
    const id = this.#id()
    this.#defs.push(
      `<linearGradient id="${id}" x2="0" y2="1"><stop offset="0" stop-color="${colour}" stop-opacity="0"/><stop offset="0.6" stop-color="${colour}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient>`,
    )
    this.#paint.push(`<rect y="${y}" width="${this.width}" height="${height}" fill="url(#${id})"/>`)
    return this
  }

  group(transform: string, draw: () => void, opacity = 1) {
    const open = `<g transform="${transform}"${opacity < 1 ? ` opacity="${opacity}"` : ''}>`
    return this.#wrap(open, draw)
  }

  clip(d: string, draw: () => void) {
    const id = this.#id()
    this.#defs.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`)
    return this.#wrap(`<g clip-path="url(#${id})">`, draw)
  }

  /** The two layers as SVG documents, at any size in pixels. */
  toSvg(pixelWidth: number, pixelHeight: number) {
    const wrap = (ground: string, body: string[]) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${pixelWidth}" height="${pixelHeight}" viewBox="0 0 ${this.width} ${this.height}" preserveAspectRatio="xMidYMid slice"><defs>${this.#defs.join('')}</defs><rect width="100%" height="100%" fill="${ground}"/>${body.join('')}</svg>`
    return { paint: wrap('#f4ecdc', this.#paint), light: wrap('#808080', this.#light) }
  }

  #wrap(open: string, draw: () => void) {
    this.#paint.push(open)
    this.#light.push(open)
    draw()
    this.#paint.push('</g>')
    this.#light.push('</g>')
    return this
  }

  #id() {
    this.#ids += 1
    return `d${this.#ids}`
  }

  #fill(fill: Fill) {
    if (typeof fill === 'string') return fill
    const id = this.#id()
    const { from = [0, 0], to = [0, 1] } = fill
    const middle = fill.middle ? `<stop offset="0.5" stop-color="${fill.middle}"/>` : ''
    this.#defs.push(
      `<linearGradient id="${id}" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}"><stop offset="0" stop-color="${fill.top}"/>${middle}<stop offset="1" stop-color="${fill.bottom}"/></linearGradient>`,
    )
    return `url(#${id})`
  }

  #shade(shade: Shade) {
    const id = this.#id()
    const stops = shade.stops
      .map(([offset, value]) => {
        const level = Math.round(128 + Math.max(-1, Math.min(1, value)) * 127)
        return `<stop offset="${offset}" stop-color="rgb(${level},${level},${level})"/>`
      })
      .join('')
    this.#defs.push(
      shade.kind === 'linear'
        ? `<linearGradient id="${id}" x1="${shade.from[0]}" y1="${shade.from[1]}" x2="${shade.to[0]}" y2="${shade.to[1]}">${stops}</linearGradient>`
        : `<radialGradient id="${id}" cx="${shade.at[0]}" cy="${shade.at[1]}" r="${shade.radius}">${stops}</radialGradient>`,
    )
    return `url(#${id})`
  }
}
