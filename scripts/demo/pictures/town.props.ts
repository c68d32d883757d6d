import { brick, foam, ink, lamp, mustard, navy, paper, slate, umber } from './palette.ts'
import { across, ball, down, type Point, type Sheet, slant } from './sheet.draw.ts'

export interface HouseOptions {
  wall: string
  roof: string
  lit?: number
  floors?: number
  columns?: number
}

/** A gabled frame house seen from the front. */
export function house(sheet: Sheet, x: number, ground: number, width: number, height: number, options: HouseOptions) {
  const { wall, roof, lit = 0, floors = 2, columns = 2 } = options
  const eaves = ground - height * 0.68
  sheet.rect(x, eaves, width, height * 0.68, wall, { shade: across(0.3, -0.5) })
  sheet.poly(
    [
      [x, eaves],
      [x + width / 2, ground - height],
      [x + width, eaves],
    ],
    wall,
    { shade: across(0.3, -0.45) },
  )
  sheet.poly(
    [
      [x - width * 0.09, eaves + 6],
      [x + width / 2, ground - height - 8],
      [x + width / 2, ground - height + 14],
      [x - width * 0.02, eaves + 12],
    ],
    roof,
    { shade: slant(0.4, -0.1) },
  )
  sheet.poly(
    [
      [x + width * 1.09, eaves + 6],
      [x + width / 2, ground - height - 8],
      [x + width / 2, ground - height + 14],
      [x + width * 1.02, eaves + 12],
    ],
    roof,
    { shade: slant(-0.2, -0.6) },
  )
  const cell = width / columns
  const storey = (height * 0.66) / floors
  for (let floor = 0; floor < floors; floor += 1) {
    for (let column = 0; column < columns; column += 1) {
      const isDoor = floor === floors - 1 && column === columns - 1
      const w = cell * 0.4
      const h = isDoor ? storey * 0.74 : storey * 0.5
      const left = x + column * cell + (cell - w) / 2
      const top = isDoor ? ground - h : eaves + floor * storey + storey * 0.26
      windowPane(sheet, left, top, w, h, isDoor ? umber : sheet.random.next() < lit ? lamp : navy, !isDoor)
    }
  }
}

export function windowPane(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  glass: string,
  bars = true,
  frame: string = paper,
) {
  sheet.rect(x - w * 0.09, y - w * 0.09, w * 1.18, h + w * 0.18, frame, { shade: down(0.1, -0.25) })
  if (glass === lamp) sheet.glow(x + w / 2, y + h / 2, w * 1.7, lamp, 0.45)
  sheet.rect(x, y, w, h, glass, { shade: glass === lamp ? ball(0.5, 0.6, 0.5, -0.25) : slant(0.35, -0.3) })
  if (bars) sheet.rect(x + w / 2 - w * 0.03, y, w * 0.06, h, frame).rect(x, y + h * 0.47, w, w * 0.06, frame)
}

/** A brick or timber front of a main street, three storeys, with a shop below. */
export function shopfront(
  sheet: Sheet,
  x: number,
  ground: number,
  width: number,
  height: number,
  wall: string,
  awning: string,
  lit = 0.5,
) {
  const { random } = sheet
  const shop = Math.min(150, height * 0.36)
  sheet.rect(x, ground - height, width, height, wall, { shade: across(0.25, -0.55) })
  sheet.rect(x - 5, ground - height - 14, width + 10, 22, wall, { shade: down(0.6, -0.3) })
  for (let tooth = 0; tooth < width / 16; tooth += 1)
    sheet.rect(x + 3 + tooth * 16, ground - height + 8, 8, 8, ink, { opacity: 0.45 })
  const columns = Math.max(2, Math.round(width / 78))
  const cell = width / columns
  const rows = height > 380 ? 2 : 1
  const band = (height - shop - 46) / rows
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      windowPane(
        sheet,
        x + column * cell + cell * 0.3,
        ground - height + 42 + row * band,
        cell * 0.4,
        band * 0.62,
        random.next() < lit ? lamp : navy,
        true,
        row % 2 ? paper : foam,
      )
    }
  }
  sheet.rect(x + 8, ground - shop + 22, width - 16, shop - 22, ink)
  const glow = random.next() < lit + 0.25
  sheet.rect(x + 16, ground - shop + 34, width * 0.56, shop - 60, glow ? lamp : navy, {
    shade: glow ? ball(0.5, 0.4, 0.6, -0.4) : slant(0.4, -0.3),
  })
  sheet.rect(x + width * 0.7, ground - shop + 34, width * 0.2, shop - 36, glow ? mustard : slate, {
    shade: down(0.3, -0.4),
  })
  if (glow) sheet.glow(x + width * 0.4, ground - shop * 0.4, width * 0.6, lamp, 0.35)
  const stripes = 8
  for (let stripe = 0; stripe < stripes; stripe += 1) {
    const left = x + (stripe * width) / stripes
    sheet.poly(
      [
        [left, ground - shop],
        [left + width / stripes, ground - shop],
        [left + width / stripes + 3, ground - shop + 32],
        [left - 3, ground - shop + 32],
      ],
      stripe % 2 ? paper : awning,
      { shade: down(0.2, -0.5) },
    )
  }
}

export function streetLamp(sheet: Sheet, x: number, ground: number, height: number, on = true) {
  sheet.rect(x - 3, ground - height, 6, height, ink).rect(x - 8, ground - 22, 16, 22, ink)
  if (on) sheet.glow(x, ground - height - 14, 130, lamp, 0.75)
  sheet.circle(x, ground - height - 14, 15, on ? '#fff1c9' : foam, { shade: ball(0.4, 0.4, 0.5, -0.2) })
  sheet.rect(x - 9, ground - height - 34, 18, 6, ink)
}

/** A lighthouse on its rock; `beam` draws the light. */
export function lighthouse(sheet: Sheet, x: number, ground: number, height: number, beam = false) {
  const half = height * 0.115
  const lampY = ground - height * 0.86
  if (beam) {
    sheet.poly(
      [
        [x, lampY - 10],
        [x - 1400, lampY - 260],
        [x - 1400, lampY + 90],
        [x, lampY + 10],
      ],
      lamp,
      { ghost: true, opacity: 0.2 },
    )
    sheet.poly(
      [
        [x, lampY - 10],
        [x + 900, lampY - 120],
        [x + 900, lampY + 150],
        [x, lampY + 10],
      ],
      lamp,
      { ghost: true, opacity: 0.13 },
    )
  }
  sheet.poly(
    [
      [x - half, ground],
      [x - half * 0.62, ground - height * 0.78],
      [x + half * 0.62, ground - height * 0.78],
      [x + half, ground],
    ],
    paper,
    { shade: across(0.4, -0.75) },
  )
  sheet.poly(
    [
      [x - half * 0.9, ground - height * 0.22],
      [x - half * 0.79, ground - height * 0.44],
      [x + half * 0.79, ground - height * 0.44],
      [x + half * 0.9, ground - height * 0.22],
    ],
    brick,
    { shade: across(0.4, -0.7) },
  )
  sheet
    .rect(x - half * 0.16, ground - height * 0.6, half * 0.32, height * 0.07, ink, { radius: 6 })
    .rect(x - half * 0.2, ground - height * 0.12, half * 0.4, height * 0.12, umber, { radius: 8 })
  sheet.rect(x - half * 0.9, ground - height * 0.79, half * 1.8, height * 0.02, ink)
  sheet.rect(x - half * 0.45, ground - height * 0.9, half * 0.9, height * 0.11, beam ? '#fff3cf' : foam, {
    shade: across(0.4, -0.3),
  })
  if (beam) sheet.glow(x, lampY, height * 0.5, lamp, 0.9)
  sheet.poly(
    [
      [x - half * 0.6, ground - height * 0.9],
      [x, ground - height],
      [x + half * 0.6, ground - height * 0.9],
    ],
    brick,
    { shade: across(0.3, -0.6) },
  )
}

export interface Person {
  coat: string
  skin?: string
  hair?: string
  legs?: string
  hat?: string
  /** Degrees that the upper body leans. */
  lean?: number
  seated?: boolean
  arm?: 'down' | 'up' | 'out'
}

/** A figure of the middle distance, drawn with as little as it takes. `height` in units of the sheet, feet at `ground`. */
export function person(sheet: Sheet, x: number, ground: number, height: number, look: Person) {
  const {
    coat,
    skin = '#c99272',
    hair = '#33241f',
    legs = '#2b3146',
    hat,
    lean = 0,
    seated = false,
    arm = 'down',
  } = look
  const u = height / 100
  sheet.group(`translate(${x} ${ground}) scale(${u}) rotate(${lean})`, () => {
    if (!seated) {
      sheet.path('M-11 -48L-10 -2L-15 0L-1 0L0 -40L2 0L14 0L10 -3L12 -48Z', legs, { shade: across(0.2, -0.6) })
    }
    const limb: Record<NonNullable<Person['arm']>, Point[]> = {
      down: [
        [14, -74],
        [18, -58],
        [14, -44],
      ],
      up: [
        [13, -75],
        [24, -86],
        [26, -104],
      ],
      out: [
        [13, -74],
        [28, -66],
        [42, -70],
      ],
    }
    sheet.line(limb[arm], coat, 8).circle(...(limb[arm][2] ?? [0, 0]), 4.2, skin)
    sheet.path('M-12 -44Q-19 -62 -14 -76Q-8 -84 0 -84Q9 -84 14 -76Q19 -60 13 -44Z', coat, {
      shade: {
        kind: 'linear',
        from: [0, 0],
        to: [1, 0.4],
        stops: [
          [0, 0.45],
          [0.5, 0],
          [1, -0.7],
        ],
      },
    })
    sheet.line(
      [
        [-14, -74],
        [-18, -58],
        [-13, -46],
      ],
      coat,
      8,
    )
    sheet.rect(-4, -90, 8, 9, skin, { shade: down(-0.5, 0) })
    sheet.ellipse(0, -95, 8.2, 9.6, skin, { shade: across(0.35, -0.5) })
    if (hat) {
      sheet
        .path('M-9 -97Q-9 -109 0 -109Q9 -109 9 -97Z', hat, { shade: across(0.4, -0.5) })
        .rect(-10.5, -99, 21, 4, hat, { radius: 2 })
    } else {
      sheet.path('M-9 -94Q-11 -107 0 -107Q11 -107 9 -93Q7 -101 1 -101Q-6 -101 -9 -94Z', hair)
    }
  })
}

/** Heads and shoulders of people who sit with their backs to us. */
export function audience(
  sheet: Sheet,
  y: number,
  size: number,
  spacing: number,
  coats: readonly [string, ...string[]],
) {
  const { random } = sheet
  const hairs = ['#2b1f1c', '#4a3328', '#8a5a36', '#b9b3a8', '#1d1a22', '#6b4a35'] as const
  for (let x = -spacing * 0.3; x < sheet.width + spacing; x += spacing * random.between(0.85, 1.2)) {
    const lift = random.between(-0.12, 0.12) * size
    const hair = random.pick(hairs)
    sheet.path(
      `M${x - size} ${y + size * 1.6 + lift}Q${x - size} ${y + size * 0.42 + lift} ${x} ${y + size * 0.38 + lift}Q${x + size} ${y + size * 0.42 + lift} ${x + size} ${y + size * 1.6 + lift}V${sheet.height}H${x - size}Z`,
      random.pick(coats),
      {
        shade: {
          kind: 'linear',
          from: [0, 0],
          to: [0, 1],
          stops: [
            [0, 0.35],
            [0.5, -0.5],
            [1, -0.8],
          ],
        },
      },
    )
    sheet.ellipse(x, y + lift, size * 0.42, size * 0.52, hair, { shade: ball(0.5, 0.1, 0.5, -0.6) })
  }
}
