/** The illustrator that the demo paper credits with its pictures. */
export const credit = 'Illustration by Maren Oduya'

/** A picture of the demo: its file is `pictures/NAME.jpg`. */
export interface DemoPicture {
  name: string
  alt: string
}

export const pictures: readonly DemoPicture[] = [
  {
    name: 'harbor-dawn',
    alt: 'Fishing boats at anchor in a still harbor at sunrise, with houses and wooded hills behind',
  },
  {
    name: 'dredge-bay',
    alt: 'A red dredging barge with a yellow crane in the bay, its floating pipeline leading away to the left',
  },
  { name: 'dredge-bucket', alt: 'The steel clamshell bucket of a dredge dripping sand and water above the bay' },
  {
    name: 'channel-chart',
    alt: 'A nautical chart of the harbor entrance with a brown shoal in the bend of the marked channel',
  },
  { name: 'crab-pots', alt: 'A fisherman in orange beside stacked crab pots on a dock, with a trawler behind him' },
  {
    name: 'ferry-crossing',
    alt: 'A white island ferry with a rust-colored funnel crossing the bay past a striped buoy',
  },
  {
    name: 'ferry-deck',
    alt: 'Five passengers at the rail of a ferry’s upper deck, watching the sun go down over the bay',
  },
  {
    name: 'storm-jetty',
    alt: 'A wave breaks high over the rocks of a jetty in the rain, with a lit lighthouse behind it',
  },
  {
    name: 'foghorn-point',
    alt: 'A lighthouse on a headland sends its beam across the bay at night while fog drifts in below',
  },
  { name: 'boat-shop', alt: 'An old boatbuilder stands beside a half-planked wooden hull in a sunlit workshop' },
  { name: 'salmon-run', alt: 'Red and silver coho salmon swim upstream over stones in clear green water' },
  {
    name: 'chandlery',
    alt: 'A shop counter with a coil of rope, a lit lantern and a ship’s cleat below a shelf of buoys',
  },
  { name: 'rain-radar', alt: 'A weather radar map with a broad band of rain lying just off the coast' },
  {
    name: 'bridge-works',
    alt: 'Cars wait on an arched river bridge while workers in safety vests stand among orange cones',
  },
  {
    name: 'haze-ridge',
    alt: 'A red sun in orange smoke above rows of forested ridges, with small flames on the farthest',
  },
  { name: 'fire-crew', alt: 'Five firefighters with hand tools beside an engine on a hillside road under thick smoke' },
  { name: 'fuel-break', alt: 'Two firefighters watch a low line of flame cross the ground between tall trees' },
  { name: 'after-fire', alt: 'A new house stands among burned trunks above a slope of fresh grass and pink foxgloves' },
  {
    name: 'main-street-dusk',
    alt: 'A main street of brick shops with lit windows leads down to the water after rain at dusk',
  },
  {
    name: 'clinic-corner',
    alt: 'A lit storefront clinic with a green cross above the door, a nurse at work inside and two people arriving',
  },
  {
    name: 'council-chamber',
    alt: 'Seven council members sit at a curved wooden dais before a full audience seen from behind',
  },
  { name: 'school-morning', alt: 'Students walk up the path to a brick high school with a clock in its gable' },
  {
    name: 'gym-floor',
    alt: 'Three basketball players under the hoop of a crowded school gym with banners below the roof',
  },
  {
    name: 'bakery-window',
    alt: 'A baker stands in the bright window of her shop among shelves of loaves before sunrise',
  },
  {
    name: 'market-stalls',
    alt: 'Three market stalls with striped awnings and crates of fruit in front of an old wooden shed',
  },
  {
    name: 'library-room',
    alt: 'Readers at a long table in a library, with tall shelves on both sides and an arched window',
  },
  { name: 'hillside-homes', alt: 'Wooden frames of new row houses in front of a hillside town of colored gables' },
  { name: 'ballot-box', alt: 'A hand drops a ballot into a teal drop box while three voters wait' },
  { name: 'courthouse', alt: 'People on the steps of a columned county courthouse in the evening' },
  {
    name: 'theatre-stage',
    alt: 'Two actors and a wrecked boat on a stage between red curtains, seen from the back rows',
  },
  {
    name: 'mural-wall',
    alt: 'A painter on a scaffold works on a giant mural of a heron while two people watch from the street',
  },
  { name: 'bay-bench', alt: 'Two people sit on a bench with their backs to us and look out over the bay' },
  {
    name: 'football-lights',
    alt: 'High school football players on a green field under four banks of lights, with the ball in the air',
  },
  { name: 'scoreboard-night', alt: 'A lit scoreboard reads 24 to 21 with no time left, above the heads of a crowd' },
  { name: 'beach-runners', alt: 'Five girls race along a beach, three of them in red, with hills across the water' },
  {
    name: 'podcast-desk',
    alt: 'A man with headphones sits at a desk with a microphone in front of a window at sunset',
  },
  { name: 'show-cover', alt: 'A bell buoy on calm water in front of a large pale moon, the cover of Slack Tide' },
  { name: 'show-wide', alt: 'A bell buoy on calm water at dusk in front of a large pale moon' },
  { name: 'portrait-okafor-marsh', alt: 'Drawn portrait of Lena Okafor-Marsh' },
  { name: 'portrait-brandvold', alt: 'Drawn portrait of Theo Brandvold' },
  { name: 'portrait-venkataswami', alt: 'Drawn portrait of Priya Venkataswami' },
  { name: 'portrait-villanueva', alt: 'Drawn portrait of Marcus Villanueva' },
  { name: 'portrait-hathaway', alt: 'Drawn portrait of June Hathaway' },
  { name: 'portrait-sorensen-lum', alt: 'Drawn portrait of Kai Sorensen-Lum' },
  { name: 'portrait-imhoff', alt: 'Drawn portrait of Rosa Imhoff' },
  { name: 'portrait-pike', alt: 'Drawn portrait of Wendell Pike' },
  { name: 'portrait-marisol-trent', alt: 'Drawn portrait of Marisol Trent' },
  { name: 'portrait-gideon-ashworth', alt: 'Drawn portrait of Gideon Ashworth' },
  { name: 'portrait-ramona-kilcrease', alt: 'Drawn portrait of Ramona Kilcrease' },
  { name: 'portrait-dev-okonjo', alt: 'Drawn portrait of Dev Okonjo' },
]
