import type { Product } from "../product.ts";

/** A title of 200 characters, which is the longest one in the store. */
const longTitle =
  "Complete first-kitchen starter set with carbon steel pan, three-ply saucepan, chef's knife, oak chopping board, beech tools, colander, mixing bowls, two tea towels and the small book to explain it all";

/**
 * Books and sets, and special cases of real catalogs: a draft, a proposed product, a rejected product, and a product without an
 * image.
 */
export const special: readonly Product[] = [
  {
    handle: "book-soups",
    title: "A Year of Soups",
    subtitle: "Fifty-two Sundays, one pot",
    description:
      "One soup for every week, in the order in which the market offers them. 216 pages, clothbound, lies flat.",
    type: "Book",
    categories: ["books"],
    tags: ["gift", "new"],
    origin: "de",
    weight: 780,
    hsCode: "490199",
    price: 32,
    code: "BK1",
    channels: ["web"],
    pictures: 1,
  },
  {
    handle: "book-bread",
    title: "Bread, Slowly",
    subtitle: "Flour, water, salt, a day",
    description:
      "Eighteen loaves, and what to do when they do not rise. With a chapter on old bread.",
    type: "Book",
    collection: "sunday-baking",
    categories: ["books", "bread-and-butter"],
    tags: ["gift", "bestseller"],
    origin: "de",
    weight: 690,
    hsCode: "490199",
    price: 29,
    code: "BK2",
    channels: ["web"],
    pictures: 1,
  },
  {
    handle: "starter-set",
    title: longTitle,
    subtitle: "For people with their first own stove",
    description:
      "Everything in the title, packed in one carton and 15 % below the sum of its parts.",
    type: "Set",
    categories: ["cook", "prepare"],
    tags: ["gift"],
    origin: "de",
    weight: 9800,
    price: 349,
    code: "SET1",
    channels: ["web"],
    pictures: 1,
  },
  {
    handle: "seconds-box",
    title: "Box of seconds",
    subtitle: "Six pieces with small flaws",
    description:
      "Specks, a drip of glaze, a rim that is not quite round. What is in the box is a surprise, hence no picture.",
    type: "Set",
    categories: ["outlet"],
    tags: ["recycled", "limited"],
    origin: "pt",
    weight: 3400,
    price: 39,
    code: "SEC",
    channels: ["web", "pop-up"],
    stock: "unmanaged",
    discountable: false,
    pictures: 0,
  },
  {
    handle: "glass-kettle",
    title: "Glass kettle",
    description: "Sample from the spring fair. Waiting for the heat test and for a price.",
    status: "draft",
    type: "Coffee & tea",
    collection: "slow-mornings",
    categories: ["kettles-and-grinders"],
    origin: "de",
    price: 64,
    code: "GKE",
    channels: ["web"],
    pictures: 1,
  },
  {
    handle: "bamboo-steamer",
    title: "Bamboo steamer",
    description:
      "Two tiers, 24 cm. Proposed for the winter table; the supplier can deliver in October.",
    status: "proposed",
    type: "Cookware",
    categories: ["pots-and-pans"],
    origin: "cn",
    price: 27,
    options: { Size: { "20 cm": 0, "24 cm": 5 } },
    code: "BST",
    channels: ["web"],
    pictures: 1,
  },
  {
    handle: "novelty-egg-timer",
    title: "Singing egg timer",
    description: "Turned down: it sings whether or not the eggs are done.",
    status: "rejected",
    type: "Tool",
    categories: ["measuring-and-mixing"],
    origin: "cn",
    price: 12,
    code: "EGG",
    channels: ["web"],
    pictures: 1,
  },
  {
    handle: "winter-punch-bowl",
    title: "Winter punch bowl",
    description: "Draft for November: twelve cups on the rim, pictures to follow.",
    status: "draft",
    type: "Tableware",
    collection: "everyday-stoneware",
    categories: ["winter-table"],
    origin: "pt",
    price: 96,
    code: "WPB",
    channels: ["web", "pop-up"],
    pictures: 0,
  },
];

/** The product that sells gift cards. Each variant is a denomination. */
export const giftCard = {
  handle: "gift-card",
  title: "Countertop gift card",
  description: "Sent by e-mail in a minute, good for three years.",
  picture: "gift-card",
  denominations: [25, 50, 100, 200],
} as const;
