import { coral, foam, mistBlue, mustard, paper, rust } from './palette.ts'
import { across, type Sheet, slant } from './sheet.draw.ts'

export function rainRadar(s: Sheet) {
  s.rect(0, 0, 1500, 1000, '#17384a', { shade: slant(0.15, -0.3) })
  s.path(
    'M690 -20Q640 120 720 230Q790 300 700 420Q640 520 760 590Q700 690 790 800Q760 900 830 1020H1520V-20Z',
    '#375a4c',
    { shade: across(0.3, -0.4) },
  )
  s.path('M760 590Q900 560 960 620Q1080 640 1130 590Q1000 560 900 540Q820 560 760 590Z', '#17384a')
  s.line('M1130 590Q1260 540 1350 600T1520 580', '#2b5668', 9)
  for (let ring = 1; ring < 7; ring += 1)
    s.line(
      `M${860 - ring * 150} 600a${ring * 150} ${ring * 150} 0 1 0 ${ring * 300} 0a${ring * 150} ${ring * 150} 0 1 0 ${-ring * 300} 0`,
      mistBlue,
      2,
      { opacity: 0.35 },
    )
  s.line(
    [
      [860, -20],
      [860, 1020],
    ],
    mistBlue,
    1.5,
    { opacity: 0.3 },
  ).line(
    [
      [-20, 600],
      [1520, 600],
    ],
    mistBlue,
    1.5,
    { opacity: 0.3 },
  )
  const bands = [
    ['#5f9e86', 120, 150],
    ['#a9b862', 86, 95],
    [mustard, 56, 62],
    [rust, 30, 30],
  ] as const
  for (const [colour, size, count] of bands) {
    s.group(
      'rotate(-14 400 500)',
      () => {
        for (let at = 0; at < count; at += 1) {
          const t = s.random.next()
          const spread = size * 1.5
          const r = size * s.random.between(0.2, 0.6)
          s.ellipse(
            380 + Math.sin(t * 7) * 90 + s.random.between(-spread, spread),
            -160 + t * 1320,
            r,
            r * s.random.between(1, 1.8),
            colour,
          )
        }
      },
      0.82,
    )
  }
  s.poly(
    [
      [860, 600],
      [210, -20],
      [520, -20],
    ],
    foam,
    { opacity: 0.16, ghost: true },
  )
  s.circle(860, 600, 16, paper).circle(860, 600, 8, coral)
  for (const [x, y] of [
    [1120, 300],
    [1260, 780],
    [1010, 860],
    [1330, 470],
  ] as const)
    s.circle(x, y, 9, paper)
}
