import { useEffect, useState } from "react";

const BACKEND = process.env.MEDUSA_BACKEND_URL;

// Like small plugins, has JSX in a .js file, and calls the store with `fetch`.
const Rates = ({ notify }) => {
  const [currencies, setCurrencies] = useState([]);
  useEffect(() => {
    fetch(`${BACKEND}/admin/currencies?limit=3`, { credentials: "include" })
      .then((response) => response.json())
      .then((data) => setCurrencies(data.currencies));
  }, []);
  const save = async () => {
    const response = await fetch(`${BACKEND}/admin/store`, {
      method: "POST",
      credentials: "include",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        metadata: { rates: Object.fromEntries(currencies.map(({ code }) => [code, 1])) },
      }),
    });
    if (response.ok) notify.success("Rates saved", `${currencies.length} currencies`);
  };
  return (
    <div className="bg-ui-bg-base p-6">
      <h1>Exchange rates</h1>
      <ul>
        {currencies.map(({ code, name }) => (
          <li key={code}>
            {code}: {name}
          </li>
        ))}
      </ul>
      <button type="button" onClick={save}>
        Save rates
      </button>
    </div>
  );
};

export const config = {
  card: { label: "Exchange rates", description: "Rates of the store's currencies" },
};
export default Rates;
