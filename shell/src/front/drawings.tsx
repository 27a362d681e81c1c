import styled from 'styled-components'

const Svg = styled.svg.attrs({ viewBox: '0 0 220 140', 'aria-hidden': true })`
  width: 220px;
  height: 140px;
  overflow: visible;
  .ink { fill: none; stroke: var(--mw-text); stroke-width: 3.5; stroke-linecap: round; stroke-linejoin: round; }
  .body { fill: var(--mw-drawing); }
  .dot { fill: var(--mw-text); }
  .spark { fill: none; stroke: var(--mw-spark); stroke-width: 8; stroke-linecap: round; }
  .soft { fill: none; stroke: var(--mw-line-strong); stroke-width: 3.5; stroke-linecap: round; }
  .ok { fill: var(--mw-success); }
  .mark { fill: none; stroke: var(--mw-on-success); stroke-width: 3; stroke-linecap: round; stroke-linejoin: round; }
`

/** The mascot that says something. */
export const DrawingGoal = () => (
  <Svg>
    <path
      className="ink body"
      d="M110 22h66a22 22 0 0 1 22 22v20a22 22 0 0 1-22 22h-58c-4 9-12 14-22 15 5-5 8-10 8-17a22 22 0 0 1-16-21V44a22 22 0 0 1 22-22z"
    />
    <path
      className="dot"
      d="M117 54a5 5 0 0 1 10 0a5 5 0 0 1-10 0M138 54a5 5 0 0 1 10 0a5 5 0 0 1-10 0M159 54a5 5 0 0 1 10 0a5 5 0 0 1-10 0"
    />
    <g transform="translate(14 40) scale(.72)" strokeWidth="5">
      <path
        className="ink body"
        d="M60 30A44 44 0 1 1 39.4 112.9C34 117.6 27 121 18.8 121.2C17 121.2 16.3 119.2 17.6 118C22.4 113.6 26 109 27 103.5A44 44 0 0 1 60 30Z"
      />
      <ellipse className="dot" cx="50" cy="68" rx="4.5" ry="6" />
      <ellipse className="dot" cx="78" cy="68" rx="4.5" ry="6" />
      <path className="ink" d="M51 84q13 12 26 0" />
      <path className="spark" d="M67 15L76 2" />
    </g>
  </Svg>
)

/** A sentence and its right answer. */
export const DrawingLesson = () => (
  <Svg>
    <path
      className="ink body"
      d="M40 16h98a18 18 0 0 1 18 18v14a18 18 0 0 1-18 18H26a4 4 0 0 1-4-4V34a18 18 0 0 1 18-18z"
    />
    <path className="soft" d="M42 36h62M42 49h38" />
    <path className="spark" d="M128 46l8-11" />
    <path
      className="ink body"
      d="M82 78h98a18 18 0 0 1 18 18v26a4 4 0 0 1-4 4H82a18 18 0 0 1-18-18V96a18 18 0 0 1 18-18z"
    />
    <path className="ink" d="M84 96h64M84 109h44" />
    <circle className="ok" cx="196" cy="80" r="15" />
    <path className="mark" d="M189 80l5 5 9-9" />
  </Svg>
)

/** A calendar with the days of repetitions. */
export const DrawingBack = () => (
  <Svg>
    <path
      className="ink body"
      d="M60 26h100a14 14 0 0 1 14 14v70a14 14 0 0 1-14 14H60a14 14 0 0 1-14-14V40a14 14 0 0 1 14-14z"
    />
    <path className="ink" d="M46 54h128M80 16v18M140 16v18" />
    <circle className="dot" cx="72" cy="76" r="6" />
    <circle className="soft" cx="98" cy="76" r="5" />
    <circle className="dot" cx="124" cy="76" r="6" />
    <circle className="soft" cx="150" cy="76" r="5" />
    <circle className="soft" cx="72" cy="102" r="5" />
    <circle className="soft" cx="98" cy="102" r="5" />
    <circle className="soft" cx="124" cy="102" r="5" />
    <path className="spark" d="M146 108l9-13" />
  </Svg>
)
