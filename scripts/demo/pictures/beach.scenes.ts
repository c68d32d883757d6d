import { cloudBank, ridge, sky, water } from './landscape.props.ts'
import { coral, foam, navy, paper, rust, sand, teal } from './palette.ts'
import { across, down, type Sheet, slant } from './sheet.draw.ts'

export function beachRunners(s: Sheet) {
  sky(s, { top: '#8fb6c1', bottom: '#f5e2bb' })
  cloudBank(s, 950, 150, 760, paper, 0.8)
  ridge(s, 430, 170, '#9bb0ac')
  s.path('M-10 520L220 360L330 380L420 470L520 520Z', '#4d6b60', { shade: slant(0.35, -0.6) })
  water(s, 510, { top: '#a9c9c0', bottom: '#5f9a98' }, foam, teal)
  s.path('M-10 700Q400 620 800 690T1510 640V1010H-10Z', '#cfe0d3', { shade: down(0.4, -0.1) })
  s.path('M-10 724Q400 646 800 716T1510 668V1010H-10Z', sand, { shade: down(0.3, -0.45) })
  s.path('M-10 724Q400 646 800 716T1510 668V740Q1100 700 800 780T-10 800Z', '#b9a680', { shade: down(0.3, -0.2) })
  const runner = (x: number, y: number, h: number, shirt: string, hair: string, skin: string, phase: number) =>
    s.group(`translate(${x} ${y}) scale(${h / 100}) rotate(6)`, () => {
      const swing = phase ? 1 : -1
      s.line(
        [
          [0, -46],
          [14 * swing, -24],
          [26 * swing, -4],
        ],
        skin,
        7,
      ).line(
        [
          [0, -46],
          [-10 * swing, -26],
          [-26 * swing, -22],
        ],
        skin,
        7,
      )
      s.line(
        [
          [27 * swing, -3],
          [33 * swing, -3],
        ],
        coral,
        6,
      ).line(
        [
          [-27 * swing, -22],
          [-29 * swing, -16],
        ],
        coral,
        6,
      )
      s.path('M-9 -50H9L12 -36H-12Z', navy, { shade: across(0.3, -0.5) }).path(
        'M-9 -48Q-12 -66 -8 -76Q0 -80 8 -76Q12 -64 9 -48Z',
        shirt,
        { shade: across(0.45, -0.5) },
      )
      s.line(
        [
          [7, -72],
          [17, -60],
          [8, -54],
        ],
        skin,
        5,
      ).line(
        [
          [-7, -72],
          [-17, -62],
          [-22, -70],
        ],
        skin,
        5,
      )
      s.rect(-3, -84, 6, 8, skin)
        .ellipse(1, -89, 7, 8.4, skin, { shade: across(-0.4, 0.3) })
        .path('M-7 -87Q-9 -99 1 -98Q10 -98 7 -91Q0 -95 -7 -87Z', hair)
        .line(`M-6 -92Q-18 -92 -20 -80`, hair, 5)
      s.ellipse(2, 2, 26, 2.6, '#8d7a58', { opacity: 0.5 })
    })
  runner(1180, 740, 190, '#d9dfe0', '#b98a52', '#d9a07c', 0)
  runner(1010, 770, 210, '#3f6f8a', '#2b1f1c', '#e0b090', 1)
  runner(380, 820, 250, rust, '#6b3f26', '#d9a07c', 0)
  runner(560, 850, 290, rust, '#1d1a22', '#8a5a40', 1)
  runner(800, 900, 350, rust, '#2b1f1c', '#c99272', 0)
  for (let at = 0; at < 30; at += 1)
    s.ellipse(s.random.between(60, 1440), s.random.between(870, 1000), s.random.between(6, 20), 4, '#a58f66', {
      opacity: 0.6,
    })
}
