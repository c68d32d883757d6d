import { foam, moss, paper, pine } from './palette.ts'
import { across, ball, down, type Fill, type Point, type Shade, type Sheet, slant } from './sheet.draw.ts'

/** The whole sheet in one run of colour, lit towards the horizon. */
export function sky(sheet: Sheet, fill: Fill, shade: Shade = down(-0.25, 0.35)) {
  sheet.rect(0, 0, sheet.width, sheet.height, fill, { shade })
}

export function sun(sheet: Sheet, x: number, y: number, r: number, colour: string, glow = colour) {
  sheet.glow(x, y, r * 5, glow, 0.55)
  sheet.circle(x, y, r, colour, { shade: down(0.5, -0.05) })
}

/** Long clouds as they lie over cold water: drawn-out strokes, one over another, thin at both ends. */
export function cloudBank(sheet: Sheet, x: number, y: number, length: number, colour: string, opacity = 0.9) {
  const { random } = sheet
  sheet.group(
    '',
    () => {
      for (let stroke = 0; stroke < 6; stroke += 1) {
        const half = length * random.between(0.16, 0.42)
        const cx = x + random.between(-0.34, 0.34) * length
        const cy = y + (stroke - 2.5) * length * 0.022
        const rise = length * random.between(0.03, 0.062)
        const peak = cx + half * random.between(-0.4, 0.4)
        sheet.path(
          `M${(cx - half).toFixed(0)} ${cy.toFixed(0)}Q${peak.toFixed(0)} ${(cy - rise).toFixed(0)} ${(cx + half).toFixed(0)} ${cy.toFixed(0)}Q${peak.toFixed(0)} ${(cy + rise * 0.35).toFixed(0)} ${(cx - half).toFixed(0)} ${cy.toFixed(0)}Z`,
          colour,
          { shade: down(0.5, -0.4) },
        )
      }
    },
    opacity,
  )
}

/** A line of points that wanders by repeated halving, as ridges do. */
function ridgeLine(
  sheet: Sheet,
  left: number,
  right: number,
  y: number,
  height: number,
  detail = 6,
  roughness = 0.52,
): Point[] {
  let heights = [sheet.random.between(-0.4, 0.4), sheet.random.between(-0.4, 0.4)]
  let swing = 1
  for (let pass = 0; pass < detail; pass += 1) {
    const next: number[] = []
    for (let at = 0; at < heights.length - 1; at += 1) {
      const a = heights[at] ?? 0
      const b = heights[at + 1] ?? 0
      next.push(a, (a + b) / 2 + sheet.random.between(-swing, swing) * 0.5)
    }
    next.push(heights.at(-1) ?? 0)
    heights = next
    swing *= roughness
  }
  const last = heights.length - 1
  return heights.map((value, at) => [left + ((right - left) * at) / last, y - value * height] as const)
}

export interface RidgeOptions {
  detail?: number
  roughness?: number
  shade?: Shade
  bottom?: number
}

export function ridge(sheet: Sheet, y: number, height: number, fill: Fill, options: RidgeOptions = {}) {
  const { detail = 6, roughness = 0.5, shade = slant(0.5, -0.55), bottom = sheet.height } = options
  const line = ridgeLine(sheet, -20, sheet.width + 20, y, height, detail, roughness)
  sheet.poly([...line, [sheet.width + 20, bottom], [-20, bottom]], fill, { shade })
  return line
}

/** A ridge edged with conifers. */
export function forestRidge(
  sheet: Sheet,
  y: number,
  height: number,
  tree: number,
  fill: Fill,
  options: RidgeOptions = {},
) {
  const { shade = down(0.25, -0.6), bottom = sheet.height } = options
  const line = ridgeLine(sheet, -40, sheet.width + 40, y, height, 5, 0.5)
  const points: Point[] = []
  const groundAt = (x: number) => {
    const after = line.findIndex(([px]) => px >= x)
    const [ax, ay] = line[Math.max(0, after - 1)] ?? [0, y]
    const [bx, by] = line[Math.max(0, after)] ?? [1, y]
    return bx === ax ? ay : ay + ((by - ay) * (x - ax)) / (bx - ax)
  }
  for (let x = -40; x < sheet.width + 40; ) {
    const size = tree * sheet.random.between(0.55, 1.25)
    const width = size * sheet.random.between(0.26, 0.4)
    const ground = groundAt(x)
    points.push(
      [x, ground],
      [x + width * 0.22, ground - size * 0.45],
      [x + width * 0.3, ground - size * 0.42],
      [x + width * 0.5, ground - size],
      [x + width * 0.7, ground - size * 0.42],
      [x + width * 0.78, ground - size * 0.45],
      [x + width, ground],
    )
    x += width * sheet.random.between(0.7, 1.15)
  }
  sheet.poly([...points, [sheet.width + 40, bottom], [-40, bottom]], fill, { shade })
}

/** One tree close by, in tiers, lit from the left. */
export function conifer(sheet: Sheet, x: number, ground: number, height: number, colour: string = pine) {
  const { random } = sheet
  sheet.rect(x - height * 0.02, ground - height * 0.14, height * 0.04, height * 0.16, '#3a2a26')
  const tiers = 6
  for (let tier = 0; tier < tiers; tier += 1) {
    const t = tier / tiers
    const bottom = ground - height * (0.08 + t * 0.76)
    const half = height * 0.22 * (1 - t * 0.82)
    const top = bottom - height * (0.34 - t * 0.16)
    const hem = (notch: number) => bottom - (notch % 2) * height * 0.025 + random.between(-3, 3)
    const points: Point[] = [[x, top]]
    for (let notch = 4; notch >= -4; notch -= 1) points.push([x + (half * notch) / 4, hem(Math.abs(notch))])
    sheet.poly(points, colour, {
      shade: {
        kind: 'linear',
        from: [0, 0],
        to: [1, 0.5],
        stops: [
          [0, 0.35],
          [0.5, -0.1],
          [1, -0.75],
        ],
      },
    })
  }
}

/** A round-headed tree of the streets. */
export function streetTree(sheet: Sheet, x: number, ground: number, height: number, colour: string = moss) {
  sheet.rect(x - height * 0.02, ground - height * 0.5, height * 0.04, height * 0.5, '#4a3a30', {
    shade: across(0.2, -0.5),
  })
  const { random } = sheet
  for (let puff = 0; puff < 7; puff += 1) {
    const r = height * random.between(0.14, 0.22)
    sheet.circle(x + height * random.between(-0.2, 0.2), ground - height * random.between(0.5, 0.85), r, colour, {
      shade: ball(0.3, 0.25, 0.4, -0.75),
    })
  }
}

/** Flat water from `y` down, with streaks that widen towards the reader. */
export function water(sheet: Sheet, y: number, fill: Fill, light: string, dark: string, calm = 1) {
  sheet.rect(0, y, sheet.width, sheet.height - y, fill, { shade: down(0.3, -0.35) })
  const { random } = sheet
  const depth = sheet.height - y
  for (let streak = 0; streak < 150 * calm; streak += 1) {
    const t = random.next() ** 1.5
    const half = 8 + t * random.between(20, 120)
    lens(
      sheet,
      random.between(-50, sheet.width + 50),
      y + 4 + t * depth,
      half,
      0.8 + t * 4,
      random.next() < 0.55 ? light : dark,
      0.12 + t * 0.28,
    )
  }
}

/** A stroke that is thick in its middle and runs out to both sides. */
export function lens(sheet: Sheet, x: number, y: number, half: number, thick: number, colour: string, opacity = 1) {
  const n = (value: number) => value.toFixed(1)
  sheet.path(
    `M${n(x - half)} ${n(y)}Q${n(x)} ${n(y - thick)} ${n(x + half)} ${n(y)}Q${n(x)} ${n(y + thick)} ${n(x - half)} ${n(y)}Z`,
    colour,
    { opacity, ghost: true },
  )
}

/** What the water makes of something bright or dark above it: a broken column of strokes. */
export function reflection(
  sheet: Sheet,
  x: number,
  y: number,
  half: number,
  depth: number,
  colour: string,
  opacity = 0.6,
) {
  const { random } = sheet
  for (let step = 0; step < 26; step += 1) {
    const t = step / 26
    lens(
      sheet,
      x + random.between(-0.4, 0.4) * half * (0.4 + t),
      y + t * depth,
      half * random.between(0.45, 1.1) * (0.7 + t * 0.5),
      1.5 + t * 6,
      colour,
      opacity * (1 - t * 0.75),
    )
  }
}

export function gull(sheet: Sheet, x: number, y: number, span: number, colour: string = paper) {
  sheet.path(
    `M${x - span} ${y - span * 0.25}Q${x - span * 0.45} ${y - span * 0.5} ${x} ${y}Q${x + span * 0.45} ${y - span * 0.5} ${x + span} ${y - span * 0.3}Q${x + span * 0.45} ${y - span * 0.28} ${x + span * 0.08} ${y + span * 0.16}Q${x} ${y + span * 0.2} ${x - span * 0.1} ${y + span * 0.14}Q${x - span * 0.45} ${y - span * 0.26} ${x - span} ${y - span * 0.25}Z`,
    colour,
  )
}

/** Smoke or storm: heaps along a line that rises, each in front of the one before. */
export function plume(sheet: Sheet, from: Point, to: Point, size: number, colour: string, opacity = 0.9, count = 22) {
  const { random } = sheet
  sheet.group(
    '',
    () => {
      for (let puff = 0; puff < count; puff += 1) {
        const t = 1 - puff / count
        const r = size * (0.2 + t * 0.85) * random.between(0.7, 1.2)
        const x = from[0] + (to[0] - from[0]) * t + random.between(-0.5, 0.5) * size * (0.3 + t)
        const y = from[1] + (to[1] - from[1]) * t + random.between(-0.35, 0.35) * size * (0.3 + t)
        sheet.ellipse(x, y, r * 1.25, r * 0.85, colour, {
          shade: {
            kind: 'linear',
            from: [0.3, 0],
            to: [0.55, 0.7],
            stops: [
              [0, 0.5],
              [0.45, 0],
              [1, -0.15],
            ],
          },
        })
      }
    },
    opacity,
  )
}

export function rain(sheet: Sheet, count: number, colour: string = foam, lean = 26) {
  const { random } = sheet
  for (let drop = 0; drop < count; drop += 1) {
    const x = random.between(-60, sheet.width + 60)
    const y = random.between(-40, sheet.height)
    const length = random.between(30, 95)
    sheet.line(
      [
        [x, y],
        [x - (lean * length) / 95, y + length],
      ],
      colour,
      random.between(1, 2.4),
      { opacity: random.between(0.12, 0.4), ghost: true },
    )
  }
}
