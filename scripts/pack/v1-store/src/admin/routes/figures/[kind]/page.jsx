import { Heading } from "@medusajs/ui";
import { useNavigate, useParams } from "react-router-dom";
import { Number } from "../ui/number.jsx";

const Figure = () => {
  const { kind } = useParams();
  const navigate = useNavigate();
  return (
    <div>
      <Heading level="h1">Figures of {kind}</Heading>
      <Number path={`/${kind}`} label={kind} />
      <button type="button" onClick={() => navigate(`/a/${kind}`)}>
        Open {kind}
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Back to figures
      </button>
    </div>
  );
};
export default Figure;
