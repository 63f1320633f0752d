export interface Category {
  handle: string;
  name: string;
  description: string;
  /** `inactive`, or `internal` for a category that only staff can see. Undefined for a category that customers can see. */
  hidden?: "inactive" | "internal";
  children?: readonly Category[];
}

export const categories: readonly Category[] = [
  {
    handle: "cook",
    name: "Cook",
    description: "What goes on the flame and into the oven.",
    children: [
      {
        handle: "pots-and-pans",
        name: "Pots & pans",
        description: "For the hob, most of them for the oven too.",
        children: [
          { handle: "frying-pans", name: "Frying pans", description: "From eggs to steaks." },
          {
            handle: "saucepans",
            name: "Saucepans & stockpots",
            description: "For milk, sauces, pasta and stock.",
          },
          { handle: "casseroles", name: "Casseroles", description: "Heavy, lidded, patient." },
        ],
      },
      {
        handle: "bakeware",
        name: "Bakeware",
        description: "Tins that let go and dishes that come to the table.",
        children: [
          { handle: "tins", name: "Tins & trays", description: "Loaves, cakes and muffins." },
          {
            handle: "oven-dishes",
            name: "Oven dishes",
            description: "Gratins, pies and puddings.",
          },
        ],
      },
    ],
  },
  {
    handle: "prepare",
    name: "Prepare",
    description: "Everything between the market and the stove.",
    children: [
      {
        handle: "knives",
        name: "Knives",
        description: "Forged, balanced, and easy to keep sharp.",
        children: [
          {
            handle: "kitchen-knives",
            name: "Kitchen knives",
            description: "The few that do nearly everything.",
          },
          {
            handle: "sharpening",
            name: "Sharpening",
            description: "A sharp knife is the safe one.",
          },
        ],
      },
      {
        handle: "boards",
        name: "Boards",
        description: "Kind to edges, good on the table.",
        children: [
          { handle: "chopping-boards", name: "Chopping boards", description: "For daily work." },
          {
            handle: "serving-boards",
            name: "Serving boards",
            description: "For bread, cheese and the last of the ham.",
          },
        ],
      },
      {
        handle: "tools",
        name: "Tools",
        description: "The drawer next to the stove.",
        children: [
          {
            handle: "stirring-and-turning",
            name: "Stirring & turning",
            description: "Spoons, turners, whisks.",
          },
          {
            handle: "measuring-and-mixing",
            name: "Measuring & mixing",
            description: "Bowls, cups and scales.",
          },
          {
            handle: "grating-and-grinding",
            name: "Grating & grinding",
            description: "Zest, spice, pepper.",
          },
        ],
      },
    ],
  },
  {
    handle: "table",
    name: "Table",
    description: "What the food is served on, in and with.",
    children: [
      {
        handle: "tableware",
        name: "Tableware",
        description: "Stoneware that does not mind the dishwasher.",
        children: [
          {
            handle: "plates",
            name: "Plates & platters",
            description: "Thrown flat and glazed by hand.",
          },
          {
            handle: "bowls",
            name: "Bowls",
            description: "For porridge, salad and everything dipped.",
          },
        ],
      },
      {
        handle: "drinkware",
        name: "Drinkware",
        description: "For the first drink of the day and the last.",
        children: [
          {
            handle: "mugs-and-cups",
            name: "Mugs & cups",
            description: "Enamel, stoneware, porcelain.",
          },
          {
            handle: "glasses",
            name: "Glasses & carafes",
            description: "Clear, thin, hard to tip over.",
          },
        ],
      },
      {
        handle: "cutlery",
        name: "Cutlery",
        description: "Weight where the hand wants it.",
        children: [
          {
            handle: "everyday-cutlery",
            name: "Everyday cutlery",
            description: "Sets for four and for six.",
          },
          {
            handle: "serving-cutlery",
            name: "Serving cutlery",
            description: "For the middle of the table.",
          },
        ],
      },
    ],
  },
  {
    handle: "coffee-and-tea",
    name: "Coffee & tea",
    description: "Slow mornings, quick afternoons.",
    children: [
      {
        handle: "brewing",
        name: "Brewing",
        description: "Four ways to the same cup.",
        children: [
          {
            handle: "filter-and-press",
            name: "Filter & press",
            description: "Drippers, presses, mocha pots.",
          },
          {
            handle: "kettles-and-grinders",
            name: "Kettles & grinders",
            description: "The two that matter most.",
          },
        ],
      },
      {
        handle: "tea",
        name: "Tea",
        description: "Pots and leaves.",
        children: [
          { handle: "teapots", name: "Teapots", description: "Stoneware and cast iron." },
          { handle: "leaves", name: "Leaves", description: "Small lots, this year's." },
        ],
      },
    ],
  },
  {
    handle: "store",
    name: "Store",
    description: "A place for flour, a place for salt.",
    children: [
      {
        handle: "jars-and-tins",
        name: "Jars & tins",
        description: "Airtight where it counts.",
        children: [
          { handle: "glass-jars", name: "Glass jars", description: "See what is left." },
          { handle: "canisters", name: "Canisters", description: "Keep the light out." },
        ],
      },
      { handle: "bread-and-butter", name: "Bread & butter", description: "Bins, dishes, pigs." },
      { handle: "pantry", name: "Pantry", description: "Oil, salt and other things that run out." },
    ],
  },
  {
    handle: "linen",
    name: "Linen",
    description: "Woven flax, better with every wash.",
    children: [
      { handle: "kitchen-linen", name: "Kitchen linen", description: "Towels, aprons, mitts." },
      { handle: "table-linen", name: "Table linen", description: "Napkins, cloths, runners." },
    ],
  },
  { handle: "books", name: "Books", description: "To read at the table." },
  {
    handle: "outlet",
    name: "Outlet",
    description: "Seconds and last pieces, for staff to sort.",
    hidden: "internal",
  },
  {
    handle: "winter-table",
    name: "Winter table",
    description: "Opens in November.",
    hidden: "inactive",
  },
];

export function flatten(list: readonly Category[] = categories): Category[] {
  return list.flatMap((category) => [category, ...flatten(category.children ?? [])]);
}
