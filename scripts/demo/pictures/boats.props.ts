import { reflection } from './landscape.props.ts'
import { brick, coral, ink, mustard, navy, paper, rust, slate, straw, umber } from './palette.ts'
import { across, down, type Sheet, slant } from './sheet.draw.ts'

/** A small trawler seen from the side, bow to the right; `length` of the hull, `y` of the waterline. */
export function trawler(sheet: Sheet, x: number, y: number, length: number, hull: string, trim: string = paper) {
  const u = length / 100
  reflection(sheet, x + length / 2, y + 2, length * 0.42, length * 0.42, hull, 0.5)
  sheet.group(`translate(${x} ${y}) scale(${u})`, () => {
    sheet
      .line(
        [
          [30, -20],
          [30, -66],
        ],
        ink,
        1.4,
      )
      .line(
        [
          [30, -62],
          [4, -34],
        ],
        ink,
        0.9,
      )
      .line(
        [
          [30, -62],
          [62, -40],
        ],
        ink,
        0.9,
      )
    sheet
      .line(
        [
          [30, -66],
          [96, -22],
        ],
        ink,
        0.4,
      )
      .line(
        [
          [30, -66],
          [2, -16],
        ],
        ink,
        0.4,
      )
      .line(
        [
          [72, -42],
          [72, -60],
        ],
        ink,
        1,
      )
    sheet.rect(56, -38, 24, 20, trim, { shade: across(-0.45, 0.35) })
    sheet.poly(
      [
        [53, -42],
        [85, -42],
        [82, -37],
        [55, -37],
      ],
      brick,
      { shade: down(0.3, -0.3) },
    )
    for (const left of [60, 67, 74]) sheet.rect(left, -35, 5, 7, navy)
    sheet.rect(12, -22, 20, 6, umber).rect(36, -24, 14, 8, mustard, { shade: down(0.3, -0.4) })
    sheet.path('M0 -17Q48 -12 100 -26Q98 -8 88 3L8 3Q2 -4 0 -17Z', hull, {
      shade: {
        kind: 'linear',
        from: [0, 0],
        to: [0.2, 1],
        stops: [
          [0, 0.4],
          [0.5, -0.1],
          [1, -0.7],
        ],
      },
    })
    sheet.path('M0 -17Q48 -12 100 -26L99.4 -23Q48 -9 0.3 -14Z', trim)
    sheet.path('M6 0L90 0L88 3L8 3Z', rust)
  })
}

export function sailboat(sheet: Sheet, x: number, y: number, length: number, hull: string = paper, sails = true) {
  const u = length / 100
  reflection(sheet, x + length / 2, y + 2, length * 0.35, length * 0.4, hull, 0.4)
  sheet.group(`translate(${x} ${y}) scale(${u})`, () => {
    sheet.line(
      [
        [46, -12],
        [46, -122],
      ],
      umber,
      1.6,
    )
    if (sails) {
      sheet
        .path('M44 -16L44 -118Q20 -60 4 -20Z', paper, { shade: across(-0.35, 0.4) })
        .path('M49 -16L49 -108Q76 -60 90 -18Z', straw, { shade: across(0.3, -0.35) })
    } else {
      sheet
        .line(
          [
            [46, -120],
            [98, -12],
          ],
          ink,
          0.5,
        )
        .line(
          [
            [46, -120],
            [2, -12],
          ],
          ink,
          0.5,
        )
        .rect(8, -24, 40, 6, '#d9c8a8', { radius: 3, shade: down(0.3, -0.5) })
    }
    sheet.path('M0 -13L102 -15Q94 2 80 3L16 3Q6 -2 0 -13Z', hull, {
      shade: {
        kind: 'linear',
        from: [0, 0],
        to: [0.1, 1],
        stops: [
          [0, 0.3],
          [1, -0.65],
        ],
      },
    })
    sheet.rect(34, -19, 34, 6, navy, { radius: 2 })
  })
}

export function skiff(sheet: Sheet, x: number, y: number, length: number, hull: string = coral) {
  const u = length / 100
  reflection(sheet, x + length / 2, y + 2, length * 0.4, length * 0.24, hull, 0.4)
  sheet.group(`translate(${x} ${y}) scale(${u})`, () => {
    sheet.path('M0 -18Q50 -8 100 -24Q92 0 78 4L14 4Q4 -4 0 -18Z', hull, { shade: down(0.2, -0.6) })
    sheet.path('M0 -18Q50 -8 100 -24L98 -20Q50 -3 2 -14Z', paper)
  })
}

/** The island ferry, bow to the left. */
export function ferry(sheet: Sheet, x: number, y: number, length: number) {
  const u = length / 400
  reflection(sheet, x + length / 2, y + 4, length * 0.42, length * 0.28, paper, 0.45)
  sheet.group(`translate(${x} ${y}) scale(${u})`, () => {
    sheet
      .rect(236, -168, 46, 52, rust, { shade: across(0.3, -0.6) })
      .rect(236, -168, 46, 12, ink)
      .rect(236, -138, 46, 8, paper)
    sheet
      .line(
        [
          [120, -128],
          [120, -186],
        ],
        ink,
        3,
      )
      .line(
        [
          [120, -176],
          [146, -160],
        ],
        ink,
        2,
      )
      .line(
        [
          [330, -100],
          [330, -150],
        ],
        ink,
        3,
      )
    sheet.rect(82, -136, 92, 34, paper, { shade: across(0.4, -0.2) })
    for (let at = 0; at < 6; at += 1) sheet.rect(88 + at * 14, -129, 10, 14, navy)
    sheet.rect(64, -104, 276, 34, paper, { shade: down(0.4, -0.15) })
    for (let at = 0; at < 16; at += 1) sheet.rect(74 + at * 16.4, -97, 11, 14, slate, { shade: slant(0.5, -0.4) })
    sheet.rect(34, -72, 334, 36, '#ece3d0', { shade: down(0.2, -0.3) })
    for (let at = 0; at < 13; at += 1) sheet.rect(62 + at * 23, -64, 17, 20, at % 4 === 3 ? navy : ink, { radius: 3 })
    sheet.path('M0 -40L400 -40Q392 -8 372 6L34 6Q10 -12 0 -40Z', '#24495a', {
      shade: {
        kind: 'linear',
        from: [0, 0],
        to: [0.1, 1],
        stops: [
          [0, 0.35],
          [1, -0.7],
        ],
      },
    })
    sheet.path('M0 -40L400 -40L398 -33L3 -33Z', mustard)
    for (const left of [100, 190, 280]) sheet.rect(left, -82, 26, 10, coral, { radius: 5 })
  })
}
