import { reflection } from './landscape.props.ts'
import { brick, foam, ink, mustard, navy, paper, rust, slate, umber, wood } from './palette.ts'
import { across, down, type Point, type Sheet, slant } from './sheet.draw.ts'

/** Deck of planks on pilings; `y` is the deck. */
export function pier(sheet: Sheet, x: number, y: number, width: number, drop: number, colour: string = wood) {
  const { random } = sheet
  for (let left = x + 14; left < x + width; left += 78) {
    reflection(sheet, left + 8, y + drop, 12, 60, ink, 0.35)
    sheet.rect(left, y - random.between(18, 40), 17, drop + 30, umber, { radius: 4, shade: across(0.45, -0.7) })
  }
  sheet
    .rect(x, y, width, 15, colour, { shade: down(0.45, -0.2) })
    .rect(x, y + 15, width, 9, umber, { shade: down(-0.2, -0.6) })
}

/** A crab pot, round and netted, with its buoy line. */
export function crabPot(sheet: Sheet, x: number, y: number, r: number, colour: string = slate) {
  const h = r * 0.62
  sheet.path(`M${x - r} ${y - h}v${h}a${r} ${r * 0.3} 0 0 0 ${2 * r} 0v${-h}Z`, '#2c3a48', { shade: across(0.4, -0.6) })
  for (let at = -4; at <= 4; at += 1)
    sheet.line(
      [
        [x + (at * r) / 4.6, y - h + 2],
        [x + ((at + 0.8) * r) / 4.6, y + r * 0.26 * Math.sqrt(Math.max(0, 1 - (at / 5) ** 2))],
      ],
      colour,
      1.6,
    )
  for (let at = -4; at <= 4; at += 1)
    sheet.line(
      [
        [x + ((at + 0.9) * r) / 4.6, y - h + 2],
        [x + ((at - 0.1) * r) / 4.6, y + r * 0.2],
      ],
      colour,
      1.2,
      { opacity: 0.7 },
    )
  sheet.ellipse(x, y - h, r, r * 0.3, '#3b4b59', { shade: slant(0.4, -0.4) })
  sheet
    .line(`M${x - r} ${y - h}a${r} ${r * 0.3} 0 0 0 ${2 * r} 0`, rust, 5)
    .line(`M${x - r} ${y}a${r} ${r * 0.3} 0 0 0 ${2 * r} 0`, ink, 5)
}

export function buoy(sheet: Sheet, x: number, y: number, size: number, first: string, second: string) {
  sheet.path(
    `M${x - size * 0.3} ${y}Q${x - size * 0.42} ${y - size} ${x} ${y - size * 1.15}Q${x + size * 0.42} ${y - size} ${x + size * 0.3} ${y}Z`,
    first,
    { shade: across(0.5, -0.5) },
  )
  sheet.path(
    `M${x - size * 0.36} ${y - size * 0.42}h${size * 0.72}l${size * 0.01} ${-size * 0.24}h${-size * 0.74}Z`,
    second,
    { shade: across(0.5, -0.5) },
  )
  sheet.line(
    [
      [x, y - size * 1.1],
      [x, y - size * 1.4],
    ],
    ink,
    size * 0.07,
  )
}

/** A crane of trusses: the boom from `foot` to `head`. */
export function boom(sheet: Sheet, foot: Point, head: Point, thick: number, colour: string, bays = 12) {
  const dx = head[0] - foot[0]
  const dy = head[1] - foot[1]
  const length = Math.hypot(dx, dy)
  const nx = (-dy / length) * thick
  const ny = (dx / length) * thick
  const at = (t: number, side: number): Point => {
    const taper = 1 - t * 0.6
    return [foot[0] + dx * t + nx * side * taper, foot[1] + dy * t + ny * side * taper]
  }
  sheet.line([at(0, -1), at(1, -1)], colour, thick * 0.32).line([at(0, 1), at(1, 1)], colour, thick * 0.32)
  const zigzag = Array.from({ length: bays + 1 }, (_, step) => at(step / bays, step % 2 ? 1 : -1))
  sheet.line(zigzag, colour, thick * 0.18)
}

/** The dredge: a barge with crane and pump house, bow to the right. */
export function dredge(sheet: Sheet, x: number, y: number, length: number) {
  const u = length / 400
  reflection(sheet, x + length / 2, y + 4, length * 0.45, length * 0.25, ink, 0.5)
  sheet.group(`translate(${x} ${y}) scale(${u})`, () => {
    sheet
      .line(
        [
          [38, -30],
          [38, -250],
        ],
        umber,
        11,
      )
      .line(
        [
          [62, -30],
          [62, -230],
        ],
        umber,
        11,
      )
    boom(sheet, [206, -70], [392, -238], 8, mustard)
    sheet
      .line(
        [
          [392, -238],
          [196, -150],
        ],
        ink,
        2,
      )
      .line(
        [
          [392, -238],
          [392, -110],
        ],
        ink,
        2.5,
      )
    sheet.path('M368 -110L416 -110L408 -76L392 -62L376 -76Z', slate, { shade: across(0.4, -0.6) })
    sheet
      .rect(158, -112, 66, 62, mustard, { shade: across(0.35, -0.5) })
      .rect(196, -104, 22, 26, navy)
      .rect(150, -50, 90, 14, ink)
    sheet
      .rect(84, -88, 62, 52, paper, { shade: across(0.3, -0.3) })
      .rect(92, -78, 14, 16, navy)
      .rect(114, -78, 14, 16, navy)
      .rect(80, -94, 70, 8, brick)
    sheet.line(
      [
        [96, -94],
        [96, -124],
      ],
      ink,
      8,
    )
    sheet.path('M0 -36L400 -36L394 10L12 10Z', rust, {
      shade: {
        kind: 'linear',
        from: [0, 0],
        to: [0, 1],
        stops: [
          [0, 0.3],
          [1, -0.75],
        ],
      },
    })
    sheet.rect(0, -38, 400, 6, foam)
    for (let at = 14; at < 400; at += 36) sheet.circle(at, 0, 9, ink, { shade: slant(0.4, -0.4) })
  })
}
