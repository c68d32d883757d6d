import { across, ball, down, type Point, type Sheet } from './sheet.draw.ts'

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
