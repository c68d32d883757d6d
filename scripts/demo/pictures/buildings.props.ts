import { brick, foam, ink, lamp, mustard, navy, paper, slate, umber } from './palette.ts'
import { across, ball, down, type Sheet, slant } from './sheet.draw.ts'

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
