import { Providers } from "../shop.jsx";

export default function Layout({ children }) {
  return (
    <html lang="en">
      <head>
        <link rel="icon" href="data:," />
      </head>
      <body>
        <Providers baseUrl={process.env.NEXT_PUBLIC_STORE}>{children}</Providers>
      </body>
    </html>
  );
}
