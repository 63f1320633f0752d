import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../ui/button.tsx";
import { TextField, type TextFieldProps } from "../../ui/field.tsx";

/** A password field with a button that shows the password. */
export function PasswordField(props: Omit<TextFieldProps, "type" | "suffix">) {
  const { t } = useTranslation("auth");
  const [visible, setVisible] = useState(false);
  return (
    <TextField
      {...props}
      type={visible ? "text" : "password"}
      suffix={
        <IconButton
          size="sm"
          aria-label={t(visible ? "password.hide" : "password.show")}
          onClick={() => setVisible(!visible)}
        >
          {visible ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
      }
    />
  );
}
