import { lens, ridge } from './landscape.props.ts'
import {
  blush,
  coral,
  foam,
  ink,
  mauve,
  mistBlue,
  moss,
  mustard,
  navy,
  paper,
  pine,
  plum,
  rust,
  sand,
  slate,
  straw,
  teal,
  umber,
} from './palette.ts'
import { across, ball, down, type Sheet, slant } from './sheet.draw.ts'

type HairStyle = 'bob' | 'curls' | 'crop' | 'bun' | 'long' | 'bald' | 'wave' | 'braid'

interface Look {
  ground: string
  disc: string
  skin: string
  hair: string
  style: HairStyle
  coat: string
  collar: string
  beard?: boolean
  glasses?: string
  cap?: string
  earrings?: string
  older?: boolean
}

/** Head and shoulders, three colours of ground behind, light from the left: every by-line in the paper has one. */
function portrait(s: Sheet, look: Look) {
  const { ground, disc, skin, hair, style, coat, collar } = look
  s.rect(0, 0, 1000, 1000, ground, { shade: slant(0.2, -0.35) })
  s.circle(500, 460, 370, disc, { shade: slant(0.4, -0.35) })
  s.clip('M130 460a370 370 0 1 0 740 0a370 370 0 1 0 -740 0Z', () => {
    ridge(s, 640, 140, ground, { shade: down(0.3, -0.2) })
    for (let at = 0; at < 12; at += 1)
      lens(s, s.random.between(150, 850), s.random.between(700, 840), s.random.between(30, 90), 3, disc, 0.5)
  })
  const strands = ball(0.3, 0.2, 0.4, -0.65, 0.9)
  if (style === 'long')
    s.path(
      'M300 380Q290 170 500 170Q712 170 700 390Q720 560 752 720Q640 770 600 700H400Q350 770 250 720Q290 560 300 380Z',
      hair,
      { shade: strands },
    )
  if (style === 'bob')
    s.path(
      'M292 420Q270 176 500 172Q730 176 708 420Q712 540 690 610Q600 640 500 630Q400 640 310 610Q286 540 292 420Z',
      hair,
      { shade: strands },
    )
  if (style === 'curls')
    for (let at = 0; at < 34; at += 1) {
      const angle = Math.PI * (0.78 + (at / 33) * 1.44)
      s.circle(
        500 + Math.cos(angle) * s.random.between(150, 236),
        372 + Math.sin(angle) * s.random.between(130, 220),
        s.random.between(48, 72),
        hair,
        { shade: ball(0.3, 0.25, 0.35, -0.6) },
      )
    }
  if (style === 'bun') s.circle(500, 150, 84, hair, { shade: strands })
  s.path('M120 1010Q130 800 300 748Q420 716 440 690H560Q580 716 700 748Q870 800 880 1010Z', coat, {
    shade: {
      kind: 'linear',
      from: [0, 0],
      to: [1, 0.5],
      stops: [
        [0, 0.4],
        [0.5, -0.1],
        [1, -0.75],
      ],
    },
  })
  s.path('M436 560H564V700Q566 748 500 800Q434 748 436 700Z', skin, {
    shade: {
      kind: 'linear',
      from: [0.2, 0],
      to: [0.6, 0.8],
      stops: [
        [0, -0.75],
        [1, -0.1],
      ],
    },
  })
  s.path('M424 690Q400 716 352 736L486 868L500 806Q452 770 424 690Z', collar, { shade: slant(0.35, -0.35) }).path(
    'M576 690Q600 716 648 736L514 868L500 806Q548 770 576 690Z',
    collar,
    { shade: slant(0, -0.6) },
  )
  s.ellipse(334, 446, 30, 48, skin, { shade: slant(0.2, -0.3) }).ellipse(666, 446, 30, 48, skin, {
    shade: slant(-0.2, -0.6),
  })
  if (look.earrings)
    s.circle(332, 512, 14, look.earrings, { shade: slant(0.5, -0.4) }).circle(668, 512, 14, look.earrings, {
      shade: slant(0.2, -0.5),
    })
  s.path(
    'M340 400Q336 240 500 236Q664 240 660 400Q664 520 610 588Q560 646 500 648Q440 646 390 588Q336 520 340 400Z',
    skin,
    {
      shade: {
        kind: 'linear',
        from: [0.1, 0.1],
        to: [1, 0.55],
        stops: [
          [0, 0.5],
          [0.5, 0],
          [1, -0.7],
        ],
      },
    },
  )
  s.ellipse(414, 500, 40, 26, coral, { opacity: 0.22, ghost: true }).ellipse(588, 500, 38, 26, coral, {
    opacity: 0.22,
    ghost: true,
  })
  if (look.beard)
    s.path(
      'M342 440Q350 500 400 512Q450 490 500 502Q550 490 600 512Q650 500 658 440Q672 560 616 612Q560 682 500 684Q440 682 384 612Q328 560 342 440Z',
      hair,
      { shade: strands },
    ).path('M446 540Q500 566 554 540Q530 580 500 580Q470 580 446 540Z', '#a9574a')
  else
    s.line('M446 560Q500 594 556 556', '#7a3a34', 8).line('M480 600Q502 608 524 600', '#7a3a34', 4, { opacity: 0.35 })
  const brow = look.older ? slate : hair === '#d8d2c6' ? '#8f8a80' : hair
  s.line('M392 392Q424 372 458 388', brow, 11).line('M542 388Q576 372 608 392', brow, 11)
  s.ellipse(428, 432, 12, 14, ink)
    .ellipse(574, 432, 12, 14, ink)
    .circle(432, 427, 3.6, paper)
    .circle(578, 427, 3.6, paper)
  s.line('M506 430Q524 486 510 508Q498 516 484 508', '#6a332c', 6, { opacity: 0.55 })
  if (look.older)
    s.line('M388 470q10 8 26 6', '#6a332c', 4, { opacity: 0.4 }).line('M612 470q-10 8 -26 6', '#6a332c', 4, {
      opacity: 0.4,
    })
  if (look.glasses) {
    for (const x of [424, 578])
      s.circle(x, 436, 52, paper, { opacity: 0.14, ghost: true }).line(
        `M${x - 52} 436a52 50 0 1 0 104 0a52 50 0 1 0 -104 0`,
        look.glasses,
        9,
      )
    s.line('M476 430Q501 416 526 430', look.glasses, 9)
      .line('M372 430L336 420', look.glasses, 8)
      .line('M630 430L664 420', look.glasses, 8)
  }
  if (style === 'crop')
    s.path('M336 400Q300 190 470 190Q690 170 668 400Q652 330 610 302Q520 330 420 290Q360 320 336 400Z', hair, {
      shade: strands,
    })
  if (style === 'wave')
    s.path(
      'M330 420Q290 230 420 190Q560 130 650 230Q704 300 668 420Q656 330 588 296Q520 250 420 300Q350 330 330 420Z',
      hair,
      { shade: strands },
    )
  if (style === 'bun' || style === 'braid')
    s.path('M332 420Q310 200 500 200Q690 200 668 420Q650 300 520 262Q510 300 420 320Q350 350 332 420Z', hair, {
      shade: strands,
    })
  if (style === 'braid')
    for (let at = 0; at < 6; at += 1)
      s.ellipse(690 - at * 6, 560 + at * 62, 44 - at * 3, 46, hair, { shade: ball(0.3, 0.2, 0.5, -0.6) })
  if (style === 'bob')
    s.path('M318 470Q300 240 500 226Q700 240 682 470Q668 330 560 300Q440 300 372 352Q332 390 318 470Z', hair, {
      shade: strands,
    })
  if (style === 'long')
    s.path('M322 440Q310 220 500 214Q690 220 678 440Q660 320 500 268Q350 316 322 440Z', hair, { shade: strands })
  if (style === 'curls')
    for (let at = 0; at < 11; at += 1)
      s.circle(350 + at * 30, 270 - Math.sin((at / 10) * Math.PI) * 46, 44, hair, {
        shade: ball(0.3, 0.25, 0.35, -0.6),
      })
  if (style === 'bald')
    s.path('M338 430Q322 380 340 330Q352 390 352 430Z', hair).path('M662 430Q678 380 660 330Q648 390 648 430Z', hair)
  if (look.cap)
    s.path('M322 352Q316 180 500 172Q684 180 678 352Q500 300 322 352Z', look.cap, {
      shade: ball(0.3, 0.2, 0.45, -0.6),
    }).path('M316 330Q500 270 684 330V374Q500 312 316 374Z', look.cap, { shade: across(0.35, -0.6) })
}

export const portraitOkafor = (s: Sheet) =>
  portrait(s, {
    ground: teal,
    disc: straw,
    skin: '#7a4a34',
    hair: '#1d1620',
    style: 'curls',
    coat: rust,
    collar: paper,
    earrings: mustard,
  })
export const portraitBrandvold = (s: Sheet) =>
  portrait(s, {
    ground: navy,
    disc: mistBlue,
    skin: '#d9a584',
    hair: '#a9683a',
    style: 'crop',
    coat: '#3f5a4a',
    collar: sand,
    beard: true,
    cap: '#2c3c5c',
  })
export const portraitVenkataswami = (s: Sheet) =>
  portrait(s, {
    ground: plum,
    disc: blush,
    skin: '#a86f4c',
    hair: '#1a1418',
    style: 'braid',
    coat: mustard,
    collar: '#7c2f2c',
    earrings: '#f0d08a',
  })
export const portraitVillanueva = (s: Sheet) =>
  portrait(s, { ground: rust, disc: sand, skin: '#b98060', hair: '#231a1a', style: 'wave', coat: navy, collar: paper })
export const portraitHathaway = (s: Sheet) =>
  portrait(s, {
    ground: pine,
    disc: '#d9c48f',
    skin: '#e3b598',
    hair: '#d8d2c6',
    style: 'bob',
    coat: plum,
    collar: foam,
    glasses: '#7c2f2c',
    older: true,
  })
export const portraitSorensen = (s: Sheet) =>
  portrait(s, {
    ground: slate,
    disc: coral,
    skin: '#c9956f',
    hair: '#2a1f24',
    style: 'bun',
    coat: '#2d5f66',
    collar: straw,
    glasses: ink,
  })
export const portraitImhoff = (s: Sheet) =>
  portrait(s, {
    ground: umber,
    disc: mauve,
    skin: '#e2b292',
    hair: '#7a3f26',
    style: 'long',
    coat: '#2f4468',
    collar: paper,
  })
export const portraitPike = (s: Sheet) =>
  portrait(s, {
    ground: moss,
    disc: mustard,
    skin: '#d3a080',
    hair: '#b9b3a8',
    style: 'bald',
    coat: '#7c4a3b',
    collar: '#e9dcc0',
    beard: true,
    glasses: ink,
    older: true,
  })
